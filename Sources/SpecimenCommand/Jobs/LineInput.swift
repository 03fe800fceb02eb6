import Foundation
internal import Pixels

/// What lines are read from. The bytes of a file have their places, so that several can read it side by side; those of a
/// pipe are gone once they are read.
final class LineInput {
    private let descriptor: Int32
    private let name: String
    /// Of the first byte of a file; `nil` for a pipe.
    private let start: Int?
    /// How many bytes a file has, if it is known.
    let byteCount: Int?

    /// - Parameter path: a file, or `-` for standard input.
    init(_ path: String) throws {
        name = path
        if path == "-" {
            descriptor = 0
        } else {
            descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else {
                throw Failure.input(
                    "\(path): cannot be read (\(unsafe String(cString: strerror(errno)))); name a "
                        + "file of jobs, or - for standard input")
            }
        }
        var information = stat()
        let isFile =
            unsafe fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
        // Whoever had standard input before may have read some of it.
        let place = isFile ? Int(lseek(descriptor, 0, Int32(SEEK_CUR))) : -1
        start = place >= 0 ? place : nil
        byteCount = place >= 0 ? max(Int(information.st_size) - place, 0) : nil
    }

    /// What `other` still has, in a file without a name.
    ///
    /// - Parameter position: how many bytes were read from it, which are not in the file: places stay what they were.
    private init(keeping other: LineInput, from position: Int) throws {
        name = other.name
        let folder = FileManager.default.temporaryDirectory.path
        let file = LineInput.unnamedFile(in: folder)
        descriptor = file
        guard file >= 0 else { throw other.notKept(in: folder, errno) }
        var count = 0
        var room = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let added = try other.read(into: &room, from: 0, at: 0)
            if added == 0 { break }
            var written = 0
            while written < added {
                let more = unsafe room.withUnsafeBytes { bytes in
                    unsafe write(file, bytes.baseAddress.map { unsafe $0 + written }, added - written)
                }
                if more < 0, errno == EINTR { continue }
                guard more > 0 else {
                    let code = errno
                    close(file)
                    throw other.notKept(in: folder, code)
                }
                written += more
            }
            count += added
        }
        start = -position
        byteCount = position + count
    }

    deinit { if descriptor > 0 { close(descriptor) } }

    var isFile: Bool { start != nil }

    /// Whether reading waits for nobody.
    var isReady: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe isFile || poll(&state, 1, 0) > 0
    }

    /// The same for several readers; reads a pipe to its end.
    func kept(from position: Int) throws -> LineInput {
        isFile ? self : try LineInput(keeping: self, from: position)
    }

    /// Reads as many bytes as there are, up to the end of `room`; how many these are, 0 at the end.
    ///
    /// - Parameter position: how many bytes were read before.
    func read(into room: inout [UInt8], from index: Int, at position: Int) throws -> Int {
        while true {
            let count = unsafe room.withUnsafeMutableBytes { bytes in
                let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[index...])
                return if let start {
                    unsafe pread(descriptor, free.baseAddress, free.count, start + position)
                } else {
                    unsafe Foundation.read(descriptor, free.baseAddress, free.count)
                }
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw Failure.input("\(name): cannot be read (\(unsafe String(cString: strerror(errno))))")
            }
            return count
        }
    }

    private func notKept(in folder: String, _ code: Int32) -> Failure {
        .input(
            "\(name == "-" ? "standard input" : name): a job names a source file, so that all jobs are needed at once, and "
                + "they cannot be kept in \(folder): \(FileError.explanation(of: code)) Name a file of jobs instead."
        )
    }

    /// A negative number where there cannot be one, as `open` has it.
    private static func unnamedFile(in folder: String) -> Int32 {
        // `O_TMPFILE`, which Swift does not see.
        let withoutName: Int32 = 0o20000000 | O_DIRECTORY
        let file = unsafe open(folder, withoutName | O_RDWR | O_CLOEXEC, 0o600)
        if file >= 0 { return file }
        // In place of six of these letters a name is found that nothing has.
        let name = folder + "/specimen-jobs-" + String(repeating: "X", count: 6)
        var template = Array(name.utf8CString)
        return unsafe template.withUnsafeMutableBufferPointer { name in
            guard let start = name.baseAddress else { return -1 }
            let file = unsafe mkstemp(start)
            if file >= 0 {
                _ = fcntl(file, F_SETFD, FD_CLOEXEC)
                unsafe unlink(start)
            }
            return file
        }
    }
}
