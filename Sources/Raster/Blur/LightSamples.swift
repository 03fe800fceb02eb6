/// The samples of a blur in linear light: premultiplied, alpha last, in 0…1.
///
/// A surface of colours has no bytes between its rows.
enum LightSamples {
    @unsafe static func widen(
        _ bytes: UnsafeMutablePointer<UInt8>, into samples: UnsafeMutableBufferPointer<Float>, count: Int
    ) {
        unsafe UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: count) { words in
            for index in 0..<count {
                let pixel = unsafe WidePixel(words[index], inLight: true)
                unsafe samples[4 * index] = pixel.color.x
                unsafe samples[4 * index + 1] = pixel.color.y
                unsafe samples[4 * index + 2] = pixel.color.z
                unsafe samples[4 * index + 3] = pixel.alpha
            }
        }
    }

    @unsafe static func narrow(
        _ samples: UnsafeMutableBufferPointer<Float>, into bytes: UnsafeMutablePointer<UInt8>, count: Int
    ) {
        unsafe UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: count) { words in
            for index in 0..<count {
                let color = unsafe SIMD3(
                    samples[4 * index], samples[4 * index + 1], samples[4 * index + 2])
                unsafe words[index] = WidePixel(color, samples[4 * index + 3]).word(inLight: true)
            }
        }
    }
}
