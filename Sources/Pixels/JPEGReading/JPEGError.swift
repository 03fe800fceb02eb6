/// Why a file cannot be taken as a JPEG picture, in words for the person who has the file.
package struct JPEGError: Error, Hashable, CustomStringConvertible {
    /// The file, as the caller named it.
    package let name: String
    package let reason: Reason

    package init(name: String, reason: Reason) {
        self.name = name
        self.reason = reason
    }

    package enum Reason: Hashable, Sendable {
        /// The system has no library that reads JPEG.
        case noLibrary
        case notJPEG
        /// The library's own words for what is wrong.
        case damaged(String)
        case tooLarge(width: Int, height: Int, limit: String)
        case tooManyScans(limit: Int)
        /// Four inks, which need a profile to become colours.
        case inks
        case noMemory(bytes: Int)
    }

    package var description: String { "\(name): \(what) \(remedy)" }

    private var what: String {
        switch reason {
        case .noLibrary: "JPEG files are read by libturbojpeg.so.0, which is not installed."
        case .notJPEG: "this is not a JPEG file."
        case .damaged(let words): "the JPEG file is damaged or of a rare kind: \(words)."
        case .tooLarge(let width, let height, let limit):
            "the picture is \(width) × \(height) pixels; the limit is \(limit)."
        case .tooManyScans(let limit): "the file has more than \(limit) scans."
        case .inks: "the picture is in CMYK, which is not drawn."
        case .noMemory(let count): "there is not enough memory for its \(count) bytes."
        }
    }

    private var remedy: String {
        switch reason {
        case .noLibrary: "Install the Debian package libturbojpeg0; scripts/bootstrap does so."
        case .tooLarge: "Make the picture smaller."
        case .inks: "Save it in RGB."
        case .noMemory: FreeMemory.remedy
        case .notJPEG, .damaged, .tooManyScans: "Save the picture anew."
        }
    }
}
