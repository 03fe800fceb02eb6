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
    /// A worker that waits for ever is known by it; one that was busy with other things is replaced.
    static let workerSeconds = UInt32(processorSeconds * 3 / 2 + 1)
    /// Also where whoever has started it is gone.
    static let programSeconds: UInt32 = 900

    /// - Parameter isIsolating: whether it lays out only what has come to an end in a worker.
    static func apply(isWorker: Bool, isIsolating: Bool) {
        // A worker's are renewed with each picture, so that it is none's fault what others before it have used.
        set(RLIMIT_CPU, processorSeconds, over: isWorker || isIsolating ? 3600 : 5)
        set(RLIMIT_AS, memory)
        set(RLIMIT_FSIZE, file)
        set(processCount, processes)
        set(RLIMIT_CORE, 0)
        alarm(isWorker ? workerSeconds : programSeconds)
    }

    /// Gives a process the time of one picture more, from now on.
    static func renew(isWorker: Bool) {
        var time = timespec()
        guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return }
        let used = UInt(max(time.tv_sec + 1, 0))
        set(RLIMIT_CPU, used + processorSeconds, over: nil)
        if isWorker { alarm(workerSeconds) }
    }

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
