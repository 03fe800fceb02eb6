import Foundation
import Installation
import Pixels
import Synchronization

/// Ends the process as signals ask for, but not before what it writes is whole and what it leaves is removed.
package enum EndingSignals {
    private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU]

    /// Where the handler writes each signal's number; it may do little else.
    private static let end = Atomic<Int32>(-1)

    /// Signals that were ignored when the process began, as under `nohup`, stay so.
    package static func handle() {
        // A file that is larger than its limit is an error like others.
        signal(SIGXFSZ, SIG_IGN)
        atexit { ProcessEnding.finish() }
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard unsafe socketpair(AF_UNIX, type, 0, &ends) == 0 else { return }
        end.store(ends[1], ordering: .releasing)
        let reading = ends[0]
        let thread = Thread {
            var number: UInt8 = 0
            while unsafe read(reading, &number, 1) != 1 {}
            Ending.all()
            ProcessEnding.finish()
            signal(Int32(number), SIG_DFL)
            kill(getpid(), Int32(number))
        }
        thread.stackSize = 1 << 20
        thread.start()
        for number in numbers {
            var old = sigaction()
            guard unsafe sigaction(number, nil, &old) == 0,
                unsafe unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 0
            else { continue }
            signal(number) { number in
                let code = errno
                var byte = UInt8(truncatingIfNeeded: number)
                _ = unsafe write(EndingSignals.end.load(ordering: .acquiring), &byte, 1)
                errno = code
            }
        }
    }
}
