import Glibc
import Synchronization

/// Standard output or standard error: what cannot be written is dropped, and the reason kept.
///
/// There is one of each in a process, since that is how many the process has.
package final class StandardStream: Sendable {
    package static let output = StandardStream(1)
    package static let error = StandardStream(2)

    /// Why something could not be written.
    package enum Fault: Hashable, Sendable {
        /// Nobody reads it: a pipe whose reader has gone, or a stream that the process was started without.
        case closed
        /// The system's error number.
        case failed(Int32)
    }

    private struct State {
        var fault: Fault?
        var isUsed = false
    }
    private let file: Int32
    private let state = Mutex(State())

    private init(_ file: Int32) { self.file = file }

    /// To be called before anything else: afterwards a broken pipe is an error like any other, not the process's
    /// end, and nothing else has the number of a stream that the process was started without.
    ///
    /// Foundation and the task scheduler open descriptors of their own before a program's first line runs, and get
    /// the first numbers that are free. Such a process starts its program over, with those numbers in use.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // The same for a file that reaches the limit of 'ulimit -f'.
        signal(SIGXFSZ, SIG_IGN)
        let missing: [Int32] = (0...2).filter { !isGiven($0) }
        let isTaken = missing.contains { fcntl($0, F_GETFD) >= 0 }
        for number in missing {
            // Open the wrong way round it can be neither read nor written.
            let file = unsafe open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
            if file != number {
                dup2(file, number)
                close(file)
            }
        }
        if isTaken {
            startProgramOver()
            // What has lost its descriptor cannot go on.
            exit(3)
        }
    }

    /// Whether whoever has started the process has opened this: what closes at a start was opened since.
    private static func isGiven(_ file: Int32) -> Bool {
        let flags = fcntl(file, F_GETFD)
        return flags >= 0 && flags & FD_CLOEXEC == 0
    }

    /// Writes all of it, unless an earlier part could not be written: then what follows is of no use.
    package func write(_ bytes: some Collection<UInt8>) {
        let bytes = Array(bytes)
        state.withLock { state in
            if !state.isUsed, !StandardStream.isGiven(file) { state.fault = .closed }
            guard state.fault == nil, !bytes.isEmpty else { return }
            state.isUsed = true
            state.fault = unsafe bytes.withUnsafeBytes { unsafe write($0) }
        }
    }

    package func write(_ text: String) { write(text.utf8) }

    /// What went wrong. Of a stream on which nothing was written yet: what would.
    package var fault: Fault? {
        let state = state.withLock { $0 }
        return state.isUsed || state.fault != nil ? state.fault : isClosed ? .closed : nil
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Fault? {
        var done = 0
        while done < bytes.count {
            let count = unsafe Glibc.write(file, bytes.baseAddress! + done, bytes.count - done)
            if count >= 0 {
                done += count
                continue
            }
            switch errno {
            case EINTR: continue
            case EAGAIN:
                // Whoever has the other end may have made it so that a full pipe is not waited for.
                _ = ready(for: POLLOUT, waiting: -1)
            case EPIPE, EBADF, ECONNRESET: return .closed
            case let code: return isClosed ? .closed : .failed(code)
            }
        }
        return nil
    }

    private var isClosed: Bool {
        let mode = fcntl(file, F_GETFL)
        if !StandardStream.isGiven(file) || mode & O_ACCMODE == O_RDONLY { return true }
        return Int32(ready(for: 0, waiting: 0)) & (POLLERR | POLLHUP | POLLNVAL) != 0
    }

    private func ready(for events: Int32, waiting milliseconds: Int32) -> Int16 {
        var stream = pollfd(fd: file, events: Int16(events), revents: 0)
        return unsafe poll(&stream, 1, milliseconds) < 0 ? 0 : stream.revents
    }
}
