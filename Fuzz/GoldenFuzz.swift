import Digests
import Drawing
import Golden

/// One input of libFuzzer: a golden's file is read or refused, and so are its packed list and trace, and
/// what differs between two of them is told.
///
/// The first byte chooses what the rest is: a whole file, or the packed details, which random bytes would
/// otherwise never reach behind the digests. Of two, the length of the first goes before it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGolden(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch first % 5 {
    case 0:
        if let record = try? readGoldenChunk(rest) { _ = try? record.details() }
    case 1:
        if let list = try? DisplayList(decoding: rest) {
            let again = try? DisplayList(decoding: list.encoded())
            precondition(again?.digest == list.digest, "a list changes when it is written again")
            _ = list.description
        }
    case 2:
        if let trace = try? Trace(decoding: rest) {
            precondition(explain(old: trace, new: trace).isEmpty, "a trace differs from itself")
        }
    case 3:
        let (a, b) = two(rest)
        if let old = try? Trace(decoding: a), let new = try? Trace(decoding: b) {
            told(explain(old: old, new: new))
        }
    default:
        let (a, b) = two(rest)
        if let old = try? DisplayList(decoding: a), let new = try? DisplayList(decoding: b) {
            told(explain(old: old, new: new))
        }
    }
    return 0
}

/// The bytes cut where their first two say.
private func two(_ bytes: [UInt8]) -> ([UInt8], [UInt8]) {
    guard bytes.count > 2 else { return ([], []) }
    let length = min(Int(bytes[0]) | Int(bytes[1]) << 8, bytes.count - 2)
    return (Array(bytes[2..<(2 + length)]), Array(bytes[(2 + length)...]))
}

private func told(_ changes: [Change]) {
    for change in changes {
        precondition(!change.description.contains("\n"), "a change is told in several lines")
    }
}
