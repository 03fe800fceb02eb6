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
# scripts/checks/imports does its work.
#
# Builds. The first line says how long that may take; a terminal then gets a line with the step that is worked on, how
# many there are and how much of that time is over. On failure everything that was printed.
#
# Where SPECIMEN_BESIDE_TESTS is set, tests hold the lock of the build folder, and only read what they were built from.
build() {
    local minutes
    [[ -z ${SPECIMEN_BESIDE_TESTS:-} ]] || set -- --ignore-lock "$@"
    minutes=$(build_minutes "$@")
    printf '%s: building: %s\n' "$(basename "$0")" \
        "$([[ -n $minutes ]] && echo "everything, about $minutes minutes with $(nproc) processors" ||
            echo "what has changed since the last build")" >&2
    if [[ -t 2 ]]; then
        # The log takes what the builder prints; the steps go past it.
        quietly with_steps "$minutes" swift build "$@" 3>&2
    else
        quietly swift build "$@"
    fi
}

# Prints the minutes that building with these words may take here, nothing where a build was before.
build_minutes() { # the words of swift build
    local configuration=debug scratch=.build cores seconds=100
    while (($#)); do
        case $1 in
        -c | --configuration) configuration=$2 ;;
        --package-path) scratch=$2/.build ;;
        --scratch-path) scratch=$2 ;;
        --build-tests) seconds=420 ;;
        esac
        shift
    done
    [[ -e $scratch/$configuration.yaml ]] && return
    [[ $configuration == release ]] && seconds=300
    cores=$(nproc)
    # The seconds are those of two processors; more than four find nothing to do.
    echo $(((seconds * 2 / (cores < 4 ? cores : 4) + 59) / 60))
}

# Runs a command that counts its steps, as "[57/68] Compiling ViewCore", and shows them on descriptor 3. Not the pace of
# the steps says what is left: the last fifth of them takes most of the time.
with_steps() { # minutes or nothing, the command
    local minutes=$1
    shift
    "$@" 2>&1 | show_steps "$minutes"
    return "${PIPESTATUS[0]}"
}

show_steps() { # minutes or nothing
    local line text start=$SECONDS
    while IFS= read -r line; do
        printf '%s\n' "$line"
        [[ $line =~ ^(\[[0-9]+/[0-9]+\])\ (.*) ]] || continue
        text="${BASH_REMATCH[1]}${1:+ $(time_left $((SECONDS - start)) "$1"):} ${BASH_REMATCH[2]}"
        printf '\r\033[K%s' "${text:0:79}" >&3
    done
    printf '\r\033[K' >&3
}

time_left() { # seconds so far, minutes in all
    local minutes=$((($2 * 60 - $1 + 59) / 60))
    if ((minutes > 1)); then
        printf 'about %d minutes left' "$minutes"
    elif ((minutes == 1)); then
        printf 'about a minute left'
    else
        printf 'soon'
    fi
}

# Prints how many tests the log of `swift test` says were skipped, and why: "2 tests skipped: because of this".
skipped_tests() { # log
    local count reasons
    count=$(grep -cE '^[^ ]+ Test .* skipped(:|\.|$)' "$1" || true)
    reasons=$(sed -nE 's/^[^ ]+ Test .* skipped: "(.*)"$/\1/p' "$1" | sort -u | paste -sd ';' | sed 's/;/; /g')
    printf '%d test%s skipped%s' "$count" "$( ((count == 1)) || echo s)" "${reasons:+: $reasons}"
}
