internal import Glibc

// Names of files are compared by bytes, since names that only look alike are two. The library's own ways go through a
// string byte by byte; each of thousands of names is asked several times.

extension String {
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && byteOrder(to: other) == 0
    }

    func precedesByBytes(_ other: String) -> Bool { byteOrder(to: other) < 0 }

    func containsByte(_ byte: UInt8) -> Bool {
        unsafe withBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            return unsafe memchr(start, Int32(byte), bytes.count) != nil
        }
    }

    /// Below 0 where these bytes come first, 0 where they are the same.
    private func byteOrder(to other: String) -> Int {
        unsafe withBytes { bytes in
            unsafe other.withBytes { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
                    return bytes.count - others.count
                }
                let order = unsafe memcmp(start, otherStart, min(bytes.count, others.count))
                return order == 0 ? bytes.count - others.count : Int(order)
            }
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
        return unsafe Array(utf8).withUnsafeBufferPointer(body)
    }
}
