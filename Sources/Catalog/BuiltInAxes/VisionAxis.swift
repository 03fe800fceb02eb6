package import Drawing
import ViewCore

/// How colours are seen: by all three kinds of cones, by two of them, or by none.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
    case full
    /// Without the cones for long waves: red is dark, and looks as green does.
    case protanopia
    /// Without those for middle waves, the most frequent kind: red and green look alike.
    case deuteranopia
    /// Without those for short waves: blue looks as green does, yellow as pink.
    case tritanopia
    /// Without colours: as light as it is.
    case achromatopsia
}

extension ColorVision {
    /// What turns a picture into what is seen of it, over linear light; `nil` where all is seen.
    ///
    /// The three kinds of two cones are the matrices for severity 1.0 of G. M. Machado, M. M. Oliveira, L. A. F.
    /// Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
    /// Visualization and Computer Graphics 15 (6), 2009, in the tables that the authors publish. Of achromatopsia it says
    /// nothing: there each channel is the relative luminance of ITU-R BT.709, section 3, whose primaries sRGB has.
    package var filter: ColorFilter? {
        switch self {
        case .full: nil
        case .protanopia:
            ColorFilter(
                red: [0.152286, 1.052583, -0.204868], green: [0.114503, 0.786281, 0.099216],
                blue: [-0.003882, -0.048116, 1.051998])
        case .deuteranopia:
            ColorFilter(
                red: [0.367322, 0.860646, -0.227968], green: [0.280085, 0.672501, 0.047413],
                blue: [-0.011820, 0.042940, 0.968881])
        case .tritanopia:
            ColorFilter(
                red: [1.255528, -0.076749, -0.178779], green: [-0.078411, 0.930809, 0.147602],
                blue: [0.004733, 0.691367, 0.303900])
        case .achromatopsia:
            ColorFilter(
                red: [0.2126, 0.7152, 0.0722], green: [0.2126, 0.7152, 0.0722],
                blue: [0.2126, 0.7152, 0.0722])
        }
    }
}

extension ColorFilter {
    /// Three channels of light made of three; alpha stays.
    fileprivate init(red: [Double], green: [Double], blue: [Double]) {
        self.init(
            values: red + [0, 0] + green + [0, 0] + blue + [0, 0] + [0, 0, 0, 1, 0])
    }
}

extension Axis where Value == ColorVision {
    /// How people see the colours of the picture; the views know nothing of it.
    public static var vision: Axis { visionAxis }
}

private let visionAxis = Axis(
    "vision", title: "Colour vision", ColorVision.allCases, default: .full, isReplaced: true,
    name: \.rawValue, caption: { $0 == .full ? "full colour vision" : $0.rawValue }
) { vision, setting in
    if let filter = vision.filter { setting.options.filter = filter }
}
