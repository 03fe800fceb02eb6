import Drawing
import Tokens

/// One input of libFuzzer: token files, parted by zero bytes, are read or refused with a reason,
/// both times the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokens(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let parts = bytes.split(separator: 0, maxSplits: 3, omittingEmptySubsequences: false)
    let sources = parts.enumerated().map { index, part in
        DesignTokens.Source(name: "folder/\(index).tokens.json", bytes: Array(part))
    }
    let first = Result { () throws(TokenError) in try DesignTokens(sources) }
    let second = Result { () throws(TokenError) in try DesignTokens(sources) }
    switch (first, second) {
    case (.success(let a), .success(let b)):
        precondition(a == b, "the same files are other tokens")
        for color in a.colors.values {
            let parts = [color.red, color.green, color.blue, color.alpha]
            precondition(parts.allSatisfy(\.isFinite), "a colour is no number")
        }
    case (.failure(let a), .failure(let b)):
        precondition(a.file.hasPrefix("folder/"), "the message does not name the file")
        precondition(a == b, "the same files are refused for another reason")
    default: preconditionFailure("the same files are read once and refused once")
    }
    return 0
}
