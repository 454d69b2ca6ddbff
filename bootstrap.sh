# shellcheck shell=bash
# Sourced by play and check: makes .venv and keeps in it what the locks name. Needs Python 3.11 and a package index.
set -euo pipefail
unset CDPATH
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv=$root/.venv

say() { printf '%s\n' "$*" >&2; }

make_venv() {
  local python=${PYTHON:-python3}
  if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "Oldpath needs Python 3.11 or newer; $python is $("$python" --version 2>/dev/null || echo missing)." \
      "To use another one: PYTHON=python3.12 $0"
    exit 2
  fi
  say "Setting up, once: this takes a few seconds and some downloads."
  if ! "$python" -m venv --clear "$venv" >&2; then
    say "$python cannot make a virtual environment; on Debian and Ubuntu, install python3-venv."
    exit 2
  fi
  "$venv/bin/python" -m pip install -qq --disable-pip-version-check --require-hashes -r "$root/requirements-build.lock"
  echo "$root" >"$venv/.made-at" # last: a half-made environment, or one that was moved, is made anew
}

build_files() { cat "$root"/requirements*.lock "$root/pyproject.toml" "$root/bootstrap.sh"; }

# need LOCK COMMAND...: install the lock for these commands, unless these very build files were installed already.
need() {
  local lock=$1 command
  shift
  if build_files | cmp -s - "$venv/.ready-to-$1"; then return; fi
  rm -f "$venv"/.ready-to-*
  (
    cd "$root"
    uv pip install -q --require-hashes -r requirements-build.lock -r requirements.lock -r "$lock"
    # The build's own tools come from the lock too, so nothing is installed that has no hash.
    uv pip install -q --no-deps --no-build-isolation --reinstall-package oldpath -e .
  )
  for command in "$@"; do build_files >"$venv/.ready-to-$command"; done
}

if [ "$(cat "$venv/.made-at" 2>/dev/null)" != "$root" ] || ! "$venv/bin/python" -c 'import uv' 2>/dev/null; then
  make_venv
fi
export VIRTUAL_ENV=$venv PATH=$venv/bin:$PATH UV_PYTHON_DOWNLOADS=never
export UV_SYSTEM_CERTS=${UV_SYSTEM_CERTS:-true} # trust whom this machine trusts, as behind a company's proxy
