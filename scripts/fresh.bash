#!/usr/bin/env bash
# ./test --fresh: runs ./run --snapshot, ./test and scripts/sdk on a Debian 12 that has never seen this repository, and
# scripts/release if the commit has the tag of a version. See ./test --help.
#
# The machine is a folder with Debian's smallest system, made by debootstrap. Swift is mounted into it from this machine, and so
# is git's local replacement for the network, if git is set up so here. All mounts are in a separate mount namespace: however this
# ends, the kernel removes them, and this machine's folders are never inside what is deleted.
set -euo pipefail

script="$(readlink -f -- "${BASH_SOURCE[0]}")"
root="$(dirname -- "$(dirname -- "$script")")"
release=bookworm
mirror=http://deb.debian.org/debian

# --- Inside the namespaces: what mounts, and runs a command in the machine ---------------------------------------------

# mount_read_only PATH: mounts a folder of this machine, if it exists.
mount_read_only() {
  mkdir -p -- "$machine$1"
  mount --bind -- "$1" "$machine$1"
  mount -o remount,bind,ro -- "$machine$1"
}

# enter MACHINE PATHS COMMAND...: PATHS are folders to mount, one per line.
enter() {
  machine=$1
  local paths=$2 path status=0
  shift 2
  # The first process of the namespace: without a trap the signals of a terminal would not end it.
  trap 'exit 130' INT
  trap 'exit 143' TERM
  mount -t proc proc "$machine/proc"
  mount --rbind /dev "$machine/dev"
  while IFS= read -r path; do mount_read_only "$path"; done <<<"$paths"
  chroot "$machine" /bin/bash -c 'cd /root/scrollwork && exec "$@"' bash "$@" || status=$?
  exit "$status"
}

if [[ ${1:-} == --enter ]]; then
  shift
  enter "$@"
fi

# --- Outside -----------------------------------------------------------------------------------------------------------

stages=7
tag="$(git -C "$root" tag --points-at HEAD --list 'v*' 2>/dev/null)" || true
tag="${tag%%$'\n'*}"
if [[ -n $tag ]]; then stages=$((stages + 1)); fi
# shellcheck source=scripts/prepare.bash
source "$root/scripts/prepare.bash"

refuse() {
  printf '%s\n' "$@" >&2
  exit 2
}

require_swift
if ((EUID != 0)); then
  refuse "./test --fresh creates a Debian system and mounts folders in it, which needs root: sudo ./test --fresh"
fi
if ! unshare --mount --pid --fork true 2>/dev/null; then
  refuse "./test --fresh needs its own mount and process namespaces, which this machine does not allow." \
    "If this is a container, start it with --privileged."
fi

# The toolchain's folder, which must be mountable without hiding the machine's own programs.
resources="$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"
toolchain="${resources%/usr/lib/swift}"
if [[ -z $toolchain || $toolchain == "$resources" ]]; then
  refuse "Swift is not in a folder of its own that the new machine could use. These two lines install it in one:" "" \
    "$(explain_swift)"
fi
mounts=("$toolchain")

cache="${XDG_CACHE_HOME:-$HOME/.cache}/scrollwork"
base="$cache/$release-$(uname -m)"
machine="$cache/fresh-machine"
mkdir -p -- "$cache"
exec {lock}>"$cache/fresh-machine.lock"
if ! flock --nonblock "$lock"; then refuse "Another ./test --fresh is running on this machine."; fi

clean_up() {
  stop_ticker
  rm -rf --one-file-system -- "$machine" "$base.partial"
}
trap clean_up EXIT
clean_up

# Debian's smallest system. Only that is kept: packages, sources and builds are the new machine's own.
make_base() {
  begin_stage "Debian 12"
  if [[ ! -d $base ]]; then
    run_logged debootstrap debootstrap --variant=minbase "$release" "$base.partial" "$mirror" || fail_stage \
      "Debian's packages come from $mirror: check the network and try again."
    mv -- "$base.partial" "$base"
  fi
  run_logged copy cp -a --reflink=auto -- "$base" "$machine" || fail_stage "Is there room in $cache?"
  end_stage
}

# This machine's network settings: names, certificates, proxies, mirrors.
lend_network() {
  local path entry key name
  cp -- /etc/resolv.conf /etc/hosts "$machine/etc/"
  if [[ -d /usr/local/share/ca-certificates ]]; then
    mkdir -p -- "$machine/usr/local/share"
    cp -RL -- /usr/local/share/ca-certificates "$machine/usr/local/share/"
  fi
  apt-config dump 2>/dev/null | grep -i '^Acquire::.*Proxy' >"$machine/etc/apt/apt.conf.d/90proxy" || true
  for path in /etc/pip.conf "$HOME/.config/pip" "$HOME/.swiftpm/configuration"; do
    [[ -e $path ]] || continue
    local copy="$machine${path/#"$HOME"//root}"
    mkdir -p -- "$(dirname -- "$copy")"
    cp -RL -- "$path" "$copy"
  done
  # Proxies and mirrors of git; a mirror may be a folder of this machine.
  while IFS= read -r -d '' entry; do
    key="${entry%%$'\n'*}"
    git config --file "$machine/root/.gitconfig" --add "$key" "${entry#*$'\n'}"
    name="${key#url.}"
    name="${name%.*}"
    if [[ $name == /* && -d $name && $'\n'"$(printf '%s\n' "${mounts[@]}")"$'\n' != *$'\n'"$name"$'\n'* ]]; then mounts+=("$name"); fi
  done < <(git config -z --get-regexp '^(url\..*\.insteadof|http\.proxy|http\..*\.proxy|http\.sslcainfo)$' || true)
}

# The committed files, as somebody else gets them.
clone() {
  begin_stage "Clone"
  run_logged clone git clone --no-hardlinks --quiet -- "$root" "$machine/root/scrollwork" || fail_stage \
    "./test --fresh uses the last commit in $root: is this a git repository?"
  local changes left_out=
  changes="$(git -C "$root" status --porcelain | wc -l)"
  if ((changes == 1)); then left_out=", without 1 uncommitted change"; fi
  if ((changes > 1)); then left_out=", without $changes uncommitted changes"; fi
  end_stage "$(git -C "$machine/root/scrollwork" rev-parse --short HEAD)$left_out"
}

summary=()
failures=0

# try LOG COMMAND...: runs a command of the repository on the new machine, and keeps its output.
try() {
  begin_stage "${*:2}"
  mkdir -p -- "$log_folder"
  stage_log="$log_folder/$1.log"
  shift
  printf '[%d/%d] %s\n' "$stage_number" "$stages" "$stage_name"
  local variable environment=(
    HOME=/root LANG=C.UTF-8 "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:$toolchain/usr/bin"
  )
  while IFS= read -r variable; do environment+=("$variable=${!variable}"); done < <(
    compgen -e | grep -E '^(PIP_.*|.*_(proxy|PROXY)|no_proxy|NO_PROXY|SSL_CERT_FILE|REQUESTS_CA_BUNDLE|GIT_SSL_CAINFO)$'
  )
  local status=0 paths
  paths="$(printf '%s\n' "${mounts[@]}")"
  unshare --mount --pid --fork --kill-child bash "$script" --enter "$machine" "$paths" env -i "${environment[@]}" "$@" \
    2>&1 </dev/null {lock}>&- | tee -- "$stage_log" | sed -u 's/^/      /' || status=$?
  if ((status == 0)); then
    end_stage
    summary+=("ok      $stage_name: $(elapsed)")
  else
    end_stage "failed: $stage_log"
    summary+=("FAILED  $stage_name: $stage_log")
    failures=$((failures + 1))
  fi
}

# In braces, so that all of it has been read before it begins: it runs for an hour, in which this file may change.
{
  install_packages debootstrap
  if ! command -v debootstrap >/dev/null; then refuse "debootstrap, which makes the new machine, is missing: install it."; fi
  make_base
  lend_network
  clone
  try fresh-run ./run --snapshot landing.png
  if ((failures == 0)) && [[ ! -s $machine/root/scrollwork/landing.png ]]; then
    summary+=("FAILED  ./run --snapshot wrote no picture")
    failures=1
  fi
  try fresh-test ./test
  try fresh-sdk scripts/sdk
  try fresh-package swift test --package-path Tests/Kiosk --swift-sdk scrollwork
  if [[ -n $tag ]]; then
    # A release consists only of committed files.
    git -C "$machine/root/scrollwork" clean --quiet --force -d
    try fresh-release scripts/release "$tag"
    mkdir -p -- "$root/dist"
    cp -- "$machine/root/scrollwork/dist/"* "$root/dist/" 2>/dev/null || true
  fi
  printf '\n'
  printf '%s\n' "${summary[@]}"
  if ((failures > 0)); then
    printf 'FAILED in %d s on a new Debian 12.\n' "$SECONDS"
    exit 1
  fi
  printf 'All passed in %d s on a new Debian 12.\n' "$SECONDS"
  exit
}
