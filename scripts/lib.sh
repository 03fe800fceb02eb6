# Shared by the scripts; source it, don't run it.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

# SwiftPM's complaint about pkg-config's -pthread is known and harmless.
quietly() {
    local log status=0
    log=$(mktemp)
    "$@" >"$log" 2>&1 || status=$?
    if ((status)); then
        grep -v 'prohibited flag(s): -pthread' "$log" >&2 || true
    fi
    rm -f "$log"
    return "$status"
}

# Builds and shows progress lines on a terminal only; on failure everything that was printed.
build() {
    printf '%s: building (the first time takes minutes)\n' "$(basename "$0")" >&2
    quietly swift build --explicit-target-dependency-import-check error "$@"
}
