import Pixels

/// One input of libFuzzer: a picture of repeated rows, which must come back from its PNG file as it was.
///
/// Two bytes give the width and the alpha; then each two are a row's pattern and how often it repeats.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEncoder(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard input.count >= 4 else { return 0 }
    let width = input[0] < 200 ? Int(input[0]) % 24 + 1 : Int(input[0]) * 3
    let hasAlpha = input[1] % 2 == 1
    var bytes: [UInt8] = []
    var height = 0
    for index in stride(from: 2, to: input.count - 1, by: 2) {
        let (pattern, repeats) = (Int(input[index]), Int(input[index + 1]) * 4 + 1)
        let row = (0..<width).flatMap { x -> [UInt8] in
            let value = pattern + x * (pattern % 7) + index * (pattern % 2)
            return [
                UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8),
                UInt8(truncatingIfNeeded: index), hasAlpha ? UInt8(truncatingIfNeeded: value) : 255,
            ]
        }
        for _ in 0..<min(repeats, 4096 - height) { bytes += row }
        height = min(height + repeats, 4096)
    }
    let pixmap = Pixmap(width: width, height: height, bytes: bytes)
    let again = try? decodePNG(encodePNG(pixmap, effort: .fast), name: "again")
    precondition(again == pixmap, "our own file shows another picture")
    return 0
}
