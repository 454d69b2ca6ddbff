"""Many hands: the same work for every plan, on all cores or on Ray, with the results in the order of the plans."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, TypeVar

from tqdm import tqdm

from oldpath.kernel.errors import OldpathError

P = TypeVar("P")
R = TypeVar("R")
CHUNK = 50


class NoRay(OldpathError):
    """Ray was asked for and is not there."""

    def __init__(self) -> None:
        """Say how to get it."""
        super().__init__("--ray needs Ray, which is not installed: pip install 'oldpath[scale]'")


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[P], R], plans: Sequence[P], workers: int = 0, ray: bool = False, title: str = "games"
) -> list[R]:
    """Do the work for every plan; no workers means one a core. Progress goes to stderr."""
    results: Iterable[R] = _on_ray(work, plans) if ray else _on_cores(work, plans, workers or cores())
    return list(tqdm(results, total=len(plans), desc=title, unit="game", mininterval=0.5))


def _chunk_size(plans: Sequence[Any], workers: int) -> int:
    """Chunks large enough to be worth sending, small enough that all finish together."""
    return max(1, min(CHUNK, len(plans) // (4 * workers)))


def _on_cores(work: Callable[[P], R], plans: Sequence[P], workers: int) -> Iterable[R]:
    hands = min(workers, len(plans))
    return _pooled(work, plans, hands) if hands > 1 else map(work, plans)


def _pooled(work: Callable[[P], R], plans: Sequence[P], workers: int) -> Iterator[R]:
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, plans, chunksize=_chunk_size(plans, workers))


def _each(work: Callable[[P], R], plans: Sequence[P]) -> list[R]:
    """One chunk of the work."""
    return [work(plan) for plan in plans]


def _on_ray(work: Callable[[P], R], plans: Sequence[P]) -> Iterator[R]:
    try:
        ray = import_module("ray")
    except ImportError as missing:
        raise NoRay from missing
    if not ray.is_initialized():
        ray.init(logging_level="error", log_to_driver=False)
    remote = ray.remote(_each)
    size = _chunk_size(plans, int(ray.cluster_resources().get("CPU", 1)))
    chunks = [remote.remote(work, plans[at : at + size]) for at in range(0, len(plans), size)]
    return (result for chunk in chunks for result in ray.get(chunk))
