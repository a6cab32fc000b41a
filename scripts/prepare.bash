# Shared by ./run and ./test: numbered stages with their elapsed time, and what must be on the machine before a build.
# To be sourced; expects `root` (the repository) and `stages` (how many stages there are).
# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154  # Some variables are read, others assigned, by the script that sources this file.

build_folder="$root/.build"
log_folder="$build_folder/log"
stage_number=0
stage_name=
stage_log=
stage_start=0
# The pipe that keeps the clock of a long stage ticking.
ticker=

# The packages that Swift itself needs on Debian 12, as swift.org lists them, and certificates to fetch dependencies.
swift_packages=(
  binutils ca-certificates git gnupg2 libc6-dev libcurl4-openssl-dev libedit2 libgcc-12-dev libncurses-dev
  libpython3-dev libsqlite3-dev libstdc++-12-dev libxml2-dev libz3-dev pkg-config tzdata unzip zlib1g-dev
)
# The libraries that this package draws and writes with.
own_packages=(
  fonts-dejavu-core fonts-dejavu-extra fonts-droid-fallback fonts-inter fonts-material-design-icons-iconfont
  fonts-materialdesignicons-webfont fonts-nanum fonts-noto-color-emoji fonts-noto-core hunspell-en-us libcairo2-dev
  libfontconfig-dev libgdk-pixbuf-2.0-dev libhunspell-1.7-0 libpango1.0-dev libpoppler-glib8 librsvg2-common
  webp-pixbuf-loader
)

# --- Stages -----------------------------------------------------------------------------------------------------------

# Microseconds. The separator in EPOCHREALTIME is the locale's.
now() { printf -v "$1" '%s' "${EPOCHREALTIME//[!0-9]/}"; }

# The time since the stage began, such as "12.3 s".
elapsed() {
  local time
  now time
  local tenths=$(((time - stage_start) / 100000))
  printf '%d.%d s' $((tenths / 10)) $((tenths % 10))
}

# The compiler's progress, such as " (412/1034)", if the log's latest lines show it.
progress() {
  local last
  last="$(tail -c 4096 -- "$stage_log" 2>/dev/null | grep -aoE '^\[[0-9]+/[0-9]+\]' | tail -n 1)" || return 0
  printf ' (%s)' "${last:1:-1}"
}

# Shows how long the stage has been running, until its input ends: five times a second on a terminal, every 30 seconds
# in a log.
tick() {
  local last=$SECONDS status=0
  while read -rt 0.2 || status=$?; ((status > 128)); do
    if [[ -t 1 ]]; then
      printf '\r\033[K[%d/%d] %s ... %s%s' "$stage_number" "$stages" "$stage_name" "$(elapsed)" "$(progress)"
    elif ((SECONDS - last >= 30)); then
      printf '[%d/%d] %s ... %s%s\n' "$stage_number" "$stages" "$stage_name" "$(elapsed)" "$(progress)"
      last=$SECONDS
    fi
  done
}

stop_ticker() {
  [[ -n $ticker ]] || return 0
  exec {ticker}>&-
  wait $! || true
  ticker=
  if [[ -t 1 ]]; then printf '\r\033[K'; fi
}

begin_stage() {
  stage_number=$((stage_number + 1))
  stage_name=$1
  now stage_start
}

# Ends the stage with its line; the argument is text to show besides the time.
end_stage() {
  stop_ticker
  printf '[%d/%d] %s ... %s%s\n' "$stage_number" "$stages" "$stage_name" "$(elapsed)" "${1:+, $1}"
}

# run_logged LOG COMMAND...: runs a command, writes its output to a log and shows the elapsed time on the terminal.
run_logged() {
  mkdir -p -- "$log_folder"
  stage_log="$log_folder/$1.log"
  shift
  : >"$stage_log"
  # The command stays in the foreground, so that Ctrl-C and a password prompt reach it.
  exec {ticker}> >(tick)
  local status=0
  "$@" >>"$stage_log" 2>&1 </dev/null {ticker}>&- || status=$?
  stop_ticker
  return "$status"
}

# fail_stage WHAT_TO_DO...: prints the end of the log, its path, and what to do, one line per argument.
fail_stage() {
  end_stage failed
  {
    printf '\n'
    tail -n 40 -- "$stage_log"
    printf '\n%s failed. The full log is in %s\n' "$stage_name" "$stage_log"
    printf '%s\n' "$@"
  } >&2
  exit 1
}

trap stop_ticker EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# --- Swift ------------------------------------------------------------------------------------------------------------

# The command that runs others as administrator: none for root.
administrator=()
if ((EUID != 0)); then administrator=(sudo); fi

swift_release=6.3.1
swift_minimum=6.3

# Prints the two lines that install Swift.
explain_swift() {
  local machine=
  [[ $(uname -m) != aarch64 ]] || machine=-aarch64
  local address="https://download.swift.org/swift-$swift_release-release/debian12$machine"
  address+="/swift-$swift_release-RELEASE/swift-$swift_release-RELEASE-debian12$machine.tar.gz"
  local curl=curl sudo="${administrator[*]:+sudo }"
  if ! command -v curl >/dev/null; then
    curl="${sudo}apt-get update && ${sudo}apt-get install -y curl ca-certificates && curl"
  fi
  # shellcheck disable=SC2016  # $HOME is for the reader's shell.
  printf '%s\n' "mkdir -p ~/swift && $curl -fL $address | tar -xz -C ~/swift --strip-components=1" \
    'export PATH="$HOME/swift/usr/bin:$PATH"'
}

require_swift() {
  command -v swift >/dev/null && return
  {
    printf 'Swift %s or later is needed and not on the PATH. These two lines install it:\n\n' "$swift_minimum"
    explain_swift
  } >&2
  exit 2
}

# Sets `swift_version`. Called when Swift's own packages are installed.
check_swift() {
  begin_stage Swift
  local answer
  if ! answer="$(swift --version 2>&1)"; then
    end_stage failed
    printf '\nswift --version does not work:\n%s\n\nIs this the toolchain for Debian 12?\n\n' "$answer" >&2
    explain_swift >&2
    exit 2
  fi
  if ! [[ $answer =~ Swift\ version\ ([0-9]+)\.([0-9]+)([^ ]*) ]]; then
    end_stage failed
    printf '\nThe output of swift --version is not understood:\n%s\n' "$answer" >&2
    exit 2
  fi
  swift_version="$answer"
  local number="${BASH_REMATCH[1]}.${BASH_REMATCH[2]}${BASH_REMATCH[3]}"
  local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
  if ((major < ${swift_minimum%.*} || (major == ${swift_minimum%.*} && minor < ${swift_minimum#*.}))); then
    end_stage "$number is too old"
    {
      printf '\nSwift %s is on the PATH (%s), but %s or later is needed. These two lines install it:\n\n' \
        "$number" "$(command -v swift)" "$swift_minimum"
      explain_swift
    } >&2
    exit 2
  fi
  end_stage "$number"
}

# --- System packages --------------------------------------------------------------------------------------------------

# install_packages NAME...: installs missing packages. Sets `package_versions`, which a build depends on.
install_packages() {
  begin_stage "System packages"
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    end_stage "not checked"
    printf 'This is not Debian: make sure that you have what these packages contain:\n%s\n' "$*" >&2
    package_versions=
    return
  fi
  query_packages "$@"
  if ((${#missing[@]} == 0)); then
    end_stage
    return
  fi
  local command="apt-get update && apt-get install ${missing[*]}"
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      end_stage failed
      printf '\nSystem packages are missing. Run this as root, then start again:\n\n%s\n' "$command" >&2
      exit 2
    fi
    if ! sudo -n true 2>/dev/null; then
      printf 'Installing %s needs your password.\n' "${missing[*]}"
      if ! sudo -v; then
        end_stage failed
        printf '\nSystem packages are missing. Run this, then start again:\n\nsudo sh -c "%s"\n' "$command" >&2
        exit 2
      fi
    fi
  fi
  stage_name="System packages (installing ${#missing[@]})"
  run_logged packages apt_install "${missing[@]}" || fail_stage \
    "Try it by hand, then start again: ${administrator[*]:+sudo }sh -c \"$command\""
  query_packages "$@"
  end_stage
}

apt_install() {
  local apt=("${administrator[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300)
  "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"
}

# Sets `missing` and `package_versions`.
query_packages() {
  local status name version
  local -A installed=()
  package_versions=
  # An unknown package makes dpkg-query fail; it is missing all the same.
  while read -r status name version; do
    [[ $status == installed ]] || continue
    installed[$name]=yes
    package_versions+="$name $version"$'\n'
  done < <(dpkg-query -W -f '${db:Status-Status} ${Package} ${Version}\n' "$@" 2>/dev/null)
  missing=()
  for name; do
    [[ -n ${installed[$name]:-} ]] || missing+=("$name")
  done
}

# --- Building ---------------------------------------------------------------------------------------------------------

# explain_build: prints what may help after a failed build.
explain_build() {
  if grep -aqE 'Could not resolve host|unable to access|Failed to clone|Couldn.t fetch' "$stage_log"; then
    printf 'The first build fetches the packages that Package.swift names: check the network and try again.\n'
  elif grep -aqE 'signal 9|Killed' "$stage_log"; then
    printf 'The compiler was killed, most likely because memory ran out: close something and try again.\n'
  else
    printf 'Fix what the log reports and try again. If the code is unchanged, first run: rm -rf %q\n' \
      "$build_folder"
  fi
}
