import Digests
import Drawing
import Golden

/// One input of libFuzzer: a golden's file is read or refused, and so are its packed list and trace.
///
/// The first byte chooses what the rest is: a whole file, or the packed details, which random bytes would
/// otherwise never reach behind the digests.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGolden(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let first = bytes.first else { return 0 }
    let rest = Array(bytes.dropFirst())
    switch first % 3 {
    case 0:
        if let record = try? readGoldenChunk(rest) { _ = try? record.details() }
    case 1:
        if let list = try? DisplayList(decoding: rest) {
            let again = try? DisplayList(decoding: list.encoded())
            precondition(again?.digest == list.digest, "a list changes when it is written again")
            _ = list.description
        }
    default:
        if let trace = try? Trace(decoding: rest) { _ = explain(old: trace, new: trace) }
    }
    return 0
}
