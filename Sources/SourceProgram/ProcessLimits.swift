import Glibc

/// What a program of somebody's source may use up, so that a mistake in it ends that program and nothing else.
enum ProcessLimits {
    /// Names seconds of processor time in place of the usual.
    static let variable = "SPECIMEN_SECONDS"
    /// Processor time of a process: a style that never ends is known by it.
    static let processorSeconds: UInt = {
        let text = unsafe getenv(variable).map { unsafe String(cString: $0) }
        return text.flatMap { UInt($0) }.flatMap { 1...600 ~= $0 ? $0 : nil } ?? 10
    }()
    static let memory: UInt = 4 << 30
    static let file: UInt = 256 << 20
    static let processes: UInt = 4096
    /// Pictures of a sheet share its time; of so many it has that of one.
    private static let picturesOfTime = 50

    static func apply() {
        set(RLIMIT_AS, memory)
        set(RLIMIT_FSIZE, file)
        set(processCount, processes)
        set(RLIMIT_CORE, 0)
        begin(pictures: 1)
    }

    /// Gives the process the time of so many pictures more, from now on: it is none's fault what others before it used.
    static func begin(pictures: Int) {
        let seconds = processorSeconds * UInt(clamping: (pictures + picturesOfTime - 1) / picturesOfTime)
        // One that waits for ever is known by it.
        alarm(UInt32(clamping: seconds * 3 / 2 + 1))
        var time = timespec()
        guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return }
        set(RLIMIT_CPU, UInt(max(time.tv_sec + 1, 0)) + seconds, over: nil)
    }

    /// Whoever has nothing to do may wait as long as he likes.
    static func rest() { alarm(0) }

    /// `RLIMIT_NPROC`, which the module of the system's headers has no name for.
    private static let processCount = __rlimit_resource(rawValue: 6)

    /// - Parameter over: how much above that no process may go by itself; `nil` leaves it.
    private static func set(_ resource: __rlimit_resource, _ value: UInt, over: UInt? = 0) {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, value)
        if let over { limit.rlim_max = min(limit.rlim_max, value + over) }
        _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
