import Foundation

/// The seconds of processor time that some work took in its own thread.
///
/// Other work on the machine is not in it, so that a bound says of the work alone that it does not explode.
public func threadSeconds(_ work: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try work()
    return now() - start
}
