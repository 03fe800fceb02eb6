import Pixels

/// One input of libFuzzer: decoding ends in a picture or an error, and a picture that came out
/// comes out again after our own encoder wrote it.
///
/// The limits are small so that an input does not take long by asking for a large picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPNGDecoder(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let limits = PNGLimits(
        side: 2048, pixels: 1 << 18, bytes: 1 << 21, chunks: 1000, chunkBytes: 1 << 16)
    _ = try? readPNGHeader(bytes, limits: limits, name: "fuzz")
    _ = try? readPNGChunks(bytes, limits: limits, name: "fuzz")
    guard let pixmap = try? decodePNG(bytes, limits: limits, name: "fuzz") else { return 0 }
    let again = try? decodePNG(encodePNG(pixmap, effort: .fast), name: "again")
    precondition(again == pixmap, "our own file shows another picture")
    return 0
}

/// Gives mutated files right checksums, without which nothing behind them would be reached.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutatePNG(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: UInt32
) -> Int {
    let newCount = unsafe mutateBytes(start, count, capacity)
    let bytes = unsafe UnsafeMutableBufferPointer(start: start, count: newCount)
    // One in sixteen keeps its wrong sums.
    guard seed % 16 != 0 else { return newCount }
    var place = 8
    while place + 12 <= newCount {
        let length = (0..<4).reduce(0) { unsafe $0 << 8 | Int(bytes[place + $1]) }
        guard length <= newCount - place - 12 else { break }
        var sum: UInt32 = .max
        for index in (place + 4)..<(place + 8 + length) {
            sum ^= UInt32(unsafe bytes[index])
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        for index in 0..<4 {
            unsafe bytes[place + 8 + length + index] =
                UInt8(truncatingIfNeeded: ~sum >> UInt32(24 - index * 8))
        }
        place += length + 12
    }
    return newCount
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int
