import JSON

/// One input of libFuzzer: a job's line is a JSON value or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJob(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let value = try? JSONValue.parse(bytes[...]) else { return 0 }
    precondition((try? JSONValue.parse(bytes[...])) == value, "the same line is another value")
    return 0
}
