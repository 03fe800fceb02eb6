internal import Glibc

/// What the markers of a JPEG file say that its pixels do not.
package struct JPEGMarkers: Equatable {
    /// Pixels, as the first frame says.
    package private(set) var width = 0
    package private(set) var height = 0
    /// How the picture is turned to be shown, as EXIF counts: 1 to 8.
    package private(set) var orientation = 1
    /// How often the pixels are gone over.
    package private(set) var scans = 0

    /// Of a file of any kind; what cannot be read counts as not there.
    @unsafe package init(_ bytes: UnsafeRawBufferPointer) {
        guard unsafe bytes.starts(with: JPEGMarkers.signature) else { return }
        var place = 2
        while let marker = unsafe JPEGMarkers.next(in: bytes, from: &place) {
            switch marker {
            // No length follows: restarts, the start, and one that stands for itself.
            case 0x01, 0xD0...0xD8: continue
            case 0xD9: return
            default: break
            }
            guard place + 2 <= bytes.count else { return }
            let length = unsafe Int(bytes[place]) << 8 | Int(bytes[place + 1])
            let end = place + length
            guard length >= 2, end <= bytes.count else { return }
            if marker == 0xDA { scans += 1 }
            // A frame of any way of packing: C4, C8 and CC are tables.
            if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker), length >= 7, width == 0 {
                height = unsafe Int(bytes[place + 3]) << 8 | Int(bytes[place + 4])
                width = unsafe Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
            }
            if marker == 0xE1,
                let found = unsafe JPEGMarkers.orientation(
                    UnsafeRawBufferPointer(rebasing: bytes[place + 2..<end]))
            {
                orientation = found
            }
            place = end
        }
    }

    static let signature: [UInt8] = [0xFF, 0xD8]

    /// The next marker's code, with `place` behind it. Pixels hold no marker: there 0 follows each FF.
    private static func next(in bytes: UnsafeRawBufferPointer, from place: inout Int) -> UInt8? {
        while place + 1 < bytes.count, let start = bytes.baseAddress {
            guard let found = unsafe memchr(start + place, 0xFF, bytes.count - 1 - place) else { return nil }
            place = unsafe UnsafeRawPointer(found) - start + 1
            let code = unsafe bytes[place]
            // FF may be repeated before a code.
            guard code != 0, code != 0xFF else { continue }
            place += 1
            return code
        }
        return nil
    }

    /// In a block of EXIF: the first directory's entry 0x0112, a number of 16 bits.
    private static func orientation(_ block: UnsafeRawBufferPointer) -> Int? {
        guard unsafe block.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = unsafe UnsafeRawBufferPointer(rebasing: block[6...])
        let isLittle: Bool
        if unsafe tiff.starts(with: Array("II*\0".utf8)) {
            isLittle = true
        } else if unsafe tiff.starts(with: Array("MM\0*".utf8)) {
            isLittle = false
        } else {
            return nil
        }
        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at <= tiff.count - count else { return nil }
            return (0..<count).reduce(0) { sum, index in
                unsafe sum << 8 | Int(tiff[at + (isLittle ? count - 1 - index : index)])
            }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
        for index in 0..<count {
            let entry = directory + 2 + index * 12
            guard let tag = number(entry, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard number(entry + 2, 2) == 3, let value = number(entry + 8, 2), 1...8 ~= value else {
                return nil
            }
            return value
        }
        return nil
    }
}
