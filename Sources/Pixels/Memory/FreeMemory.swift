internal import Glibc

/// Asks for memory before something takes it that would end the program without it, as arrays do.
package enum FreeMemory {
    /// What small things may take beside, so that a limit is met here and not by one of them.
    private static let spare = 8 << 20
    /// Less is not asked for.
    private static let least = 1 << 20

    /// Whether `count` bytes can be had now.
    ///
    /// What the system promises and has not got, nobody can know: there it ends a process as it likes.
    package static func has(_ count: Int) -> Bool {
        guard count >= least else { return true }
        let (size, isOver) = count.addingReportingOverflow(spare)
        guard !isOver else { return false }
        // Never touched, so that it costs nothing. Not malloc: the optimizer may leave out one that is only freed.
        let memory = unsafe mmap(
            nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard unsafe memory != MAP_FAILED else { return false }
        _ = unsafe munmap(memory, size)
        return true
    }

    /// What to do about too little of it.
    package static let remedy =
        "Close other programs, raise the limit ('ulimit -v'), or give a smaller picture."
}
