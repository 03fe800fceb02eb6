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

# The compiler's own import check stops at OpenCombine, which looks for a module named Combine like ours;
# scripts/check-imports does its work.
#
# Builds and shows progress lines on a terminal only; on failure everything that was printed.
build() {
    printf '%s: building (the first time takes minutes)\n' "$(basename "$0")" >&2
    quietly swift build "$@"
}

# Prints how many tests the log of `swift test` says were skipped, and why: "2 tests skipped: because of this".
skipped_tests() { # log
    local count reasons
    count=$(grep -cE '^[^ ]+ Test .* skipped(:|\.|$)' "$1" || true)
    reasons=$(sed -nE 's/^[^ ]+ Test .* skipped: "(.*)"$/\1/p' "$1" | sort -u | paste -sd ';' | sed 's/;/; /g')
    printf '%d test%s skipped%s' "$count" "$( ((count == 1)) || echo s)" "${reasons:+: $reasons}"
}
