internal import ArgumentParser
internal import Rendering

/// What a file of shapes may have beside shapes.
struct VectorOption: ParsableArguments {
    @Flag(
        name: .long,
        help: """
            In SVG and PDF files text is letters instead of outlines, to be searched and copied. Their fonts, as far as they \
            are used, are in the file.
            """)
    var liveText = false

    /// Refuses what a format of pixels has nothing of.
    func check(_ format: PictureFormat) throws {
        if liveText, format.vectors == nil {
            throw ValidationError("--live-text is for SVG and PDF files, not for \(format.fileExtension)")
        }
    }

    /// The format with what is asked for.
    func format(_ format: PictureFormat) -> PictureFormat {
        var format = format
        format.vectors?.hasLiveText = liveText
        return format
    }
}
