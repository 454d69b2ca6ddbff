from collections.abc import Mapping, Sequence
from typing import Any
from oldpath.kernel.ask import Ask
def worths(view: Mapping[str, Any], ask: Ask) -> Sequence[float]:
    return [0.0] * len(ask.options)
