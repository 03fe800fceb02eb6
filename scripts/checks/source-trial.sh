# Shared by what draws from source files end to end; source it behind lib.sh, with the script's own words. It leaves the
# caller in an empty folder, with `expect`, `says` and `silent`.

if [[ ${1-} == --tool ]]; then
    tool=$(realpath "${2:?$trial: --tool wants a program}")
else
    build --product specimen
    scripts/tools/build-parser .build/debug/specimen-parser
    tool=$root/.build/debug/specimen
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME=$work/cache
cd "$work"

count=0
fail() {
    printf '%s: %s\n' "$trial" "$*" >&2
    sed 's/^/    /' "$work/words" >&2
    exit 1
}
# code words...: runs the program and expects its exit code; all it says is in `words`.
expect() {
    local code=$1 found=0
    shift
    timeout 300 "$tool" "$@" >"$work/words" 2>&1 || found=$?
    ((found == code)) || fail "'$*' ended with $found, not $code"
    count=$((count + 1))
}
says() { grep -qF -- "$1" "$work/words" || fail "it does not say: $1"; }
silent() { ! grep -qF -- "$1" "$work/words" || fail "it says: $1"; }
