/// Sizes of the text styles in each Dynamic Type category, and the tracking of the system font.
///
/// Values: Documentation/Rules/typography.json, blocks `ios_dynamic_type` and `tracking.SFPro` (Human
/// Interface Guidelines).
enum TypeScale {
    /// Rows: the twelve categories from `xSmall`; columns: `Font.TextStyle.index`.
    static let sizes: [[Double]] = [
        [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],  // xSmall
        [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],  // small
        [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],  // medium
        [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],  // large
        [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],  // xLarge
        [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],  // xxLarge
        [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],  // xxxLarge
        [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],  // accessibility1
        [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],  // accessibility2
        [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],  // accessibility3
        [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],  // accessibility4
        [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],  // accessibility5
    ]

    /// Line heights by whose ratio numbers and custom fonts grow, in the rows and columns of `sizes` (block `scale`).
    static let scaleLeadings: [[Double]] = [
        [38, 31, 24, 22, 19, 19, 18, 16, 16, 13, 13],  // xSmall
        [39, 32, 25, 23, 20, 20, 19, 18, 16, 13, 13],  // small
        [40, 33, 26, 24, 21, 21, 20, 19, 16, 13, 13],  // medium
        [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13],  // large
        [43, 36, 30, 28, 24, 24, 23, 22, 20, 19, 18],  // xLarge
        [46, 38, 32, 30, 26, 26, 25, 24, 22, 21, 20],  // xxLarge
        [48, 41, 34, 32, 29, 29, 28, 26, 24, 23, 22],  // xxxLarge
        [52, 46, 41, 38, 34, 34, 32, 31, 29, 27, 25],  // accessibility1
        [57, 51, 47, 44, 40, 40, 39, 36, 33, 32, 29],  // accessibility2
        [61, 57, 52, 51, 48, 48, 46, 43, 40, 39, 35],  // accessibility3
        [66, 61, 59, 58, 51, 56, 52, 50, 46, 44, 41],  // accessibility4
        [70, 68, 66, 65, 62, 62, 60, 58, 52, 51, 48],  // accessibility5
    ]

    /// Of macOS, in the columns of `sizes`; they do not follow a text size (block `macos_text_styles`).
    static let macSizes: [Double] = [26, 22, 17, 15, 13, 13, 12, 11, 10, 10, 10]

    /// Points of tracking by size; between listed sizes interpolated, past the last one 0.
    static let tracking: [(size: Double, points: Double)] = [
        (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0.0),
        (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44),
        (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15),
        (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41),
        (33, 0.4), (34, 0.4), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38),
        (40, 0.37), (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36),
        (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31),
        (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19),
        (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0.0),
    ]

    /// Extra advance after each glyph of the system font, in points.
    static func tracking(at size: Double) -> Double {
        guard let first = tracking.first, let last = tracking.last, size < last.size else { return 0 }
        guard size > first.size else { return first.points * size / first.size }
        let index = tracking.firstIndex { $0.size >= size } ?? 0
        let (low, high) = (tracking[max(index - 1, 0)], tracking[index])
        guard high.size > low.size else { return high.points }
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
