import Drawing
import Foundation
import ViewCore

/// Lengths and colours of a list's style in a generation of looks.
///
/// On iOS from Documentation/Rules/metrics.json, `list`. Measured are rounded groups; what the others have in common
/// with them is theirs, and what is a guess is in Documentation/Looks.md.
struct ListLook {
    /// Which lines a section has above its first and below its last row.
    enum OuterLines { case none, asRows, full }

    /// Of the words above or below a section.
    struct Words {
        var font: Font
        var isUppercase = false
        var color: Color
        var top: CGFloat
        var bottom: CGFloat
    }

    /// From the sides to the groups.
    var margin: CGFloat
    var cornerRadius: CGFloat = 0
    var curve = CornerCurve.circular
    var rowHeight: CGFloat
    var rowInsets: EdgeInsets
    var header: Words
    var prominentHeader: Words
    var footer: Words
    /// Above a section without a header, and below one without a footer.
    var gap: CGFloat = 0
    var ground: Color?
    var card: Color?
    /// `nil` where rows have no lines unless they ask for them.
    var line: RowLine?
    /// What rows that ask for lines have.
    var usualLine: RowLine
    var outerLines = OuterLines.none
    /// Behind a chosen row.
    var chosen: RowFill
    /// Whether sections can be closed.
    var collapses = false
    /// Whether there is a frame around all.
    var isFramed = false
    /// Behind every other row.
    var alternate: RowFill?

    @MainActor init(_ style: ListStyleKind, in environment: EnvironmentValues) {
        switch environment.platform {
        case .ios: self.init(onPhone: style.kind, in: environment)
        case .macos: self.init(onMac: style, in: environment)
        }
    }

    @MainActor private init(onPhone kind: ListStyleKind.Kind, in environment: EnvironmentValues) {
        let generation = environment.generation
        // Rounded groups, which the others are told from.
        margin = generation.choose(ios18: 20, ios26: 16)
        cornerRadius = generation.choose(ios18: 10, ios26: 25.5)
        curve = generation.choose(ios18: .continuous, ios26: .circular)
        rowHeight = generation.choose(ios18: 44, ios26: 51)
        // A row with a subtitle is 68.667 high: 20.333 and 18 for its words, the rest above and below. Until
        // iOS 18 a guess: what UIKit's cells have.
        let vertical = generation.choose(ios18: 11, ios26: (68.667 - 20.333 - 18) / 2)
        let side: CGFloat = generation.choose(ios18: 20, ios26: 16)
        rowInsets = EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
        let secondary = Color(.system(.secondaryLabel))
        header =
            generation.choose(
                ios18: Words(font: .footnote, isUppercase: true, color: secondary, top: 17, bottom: 6),
                ios26: Words(font: .headline, color: secondary, top: 10, bottom: 10))
        prominentHeader = Words(
            font: .title3.bold(), color: Color(.system(.label)), top: generation.choose(ios18: 17, ios26: 10),
            bottom: generation.choose(ios18: 6, ios26: 10))
        footer = Words(
            font: .footnote, color: secondary, top: generation.choose(ios18: 5.6, ios26: 7.5),
            bottom: generation.choose(ios18: 12.4, ios26: 6.5))
        // Half of what lies between two sections without words, and all of what lies between a footer and
        // the next section.
        gap = 17.5
        ground = Color(.system(.systemGroupedBackground))
        card = Color(.system(.secondarySystemGroupedBackground))
        let line = RowLine(
            color: ListLook.lineColor(environment),
            thickness: generation.choose(ios18: environment.pixelLength, ios26: 1),
            leading: nil, trailing: generation.choose(ios18: 0, ios26: 16))
        (self.line, usualLine) = (line, line)
        // As a pressed or chosen cell of UIKit.
        chosen = RowFill(SystemColor.gray4.resolve(in: environment))
        switch kind {
        case .automatic, .insetGrouped: break
        case .sidebar:
            header = prominentHeader
            collapses = true
        case .grouped:
            (margin, cornerRadius) = (0, 0)
            outerLines = .full
        case .plain, .inset, .bordered:
            (margin, cornerRadius, gap) = (0, 0, 0)
            outerLines = .asRows
            rowHeight = 44
            rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
            (ground, card) = (Color(.system(.systemBackground)), nil)
            // A line of words makes a header 40.5 high (`list.plain.headerHeight`).
            let room = (40.5 - 20.333) / 2
            header = Words(font: .headline, color: secondary, top: room, bottom: room)
            (prominentHeader.top, prominentHeader.bottom) = (room, room)
            if kind == .inset {
                self.line?.trailing = 16
                usualLine.trailing = 16
                outerLines = .none
            }
            if kind == .bordered { isFramed = true }
        }
    }

    /// Documentation/Rules/colors.json, `separators`: of iOS 26 the lists' own; with more contrast, where none is
    /// known, the usual one.
    @MainActor private static func lineColor(_ environment: EnvironmentValues) -> RGBA {
        let hasOwn = environment.generation.choose(ios18: false, ios26: environment.contrast == .standard)
        guard hasOwn else { return SystemColor.separator.resolve(in: environment) }
        return RGBA(packed: environment.colorScheme == .dark ? 0xFFFF_FF1F : 0x3C3C_431F)
    }
}

/// The macOS looks, of which no number is known: all guesses.
extension ListLook {
    @MainActor fileprivate init(onMac style: ListStyleKind, in environment: EnvironmentValues) {
        let generation = environment.generation
        let secondary = Color(.system(.secondaryLabel))
        margin = 10
        rowHeight = generation.choose(ios18: 24, ios26: 28)
        rowInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        header = Words(font: .subheadline.weight(.semibold), color: secondary, top: 8, bottom: 4)
        prominentHeader = Words(font: .headline, color: Color(.system(.label)), top: 10, bottom: 6)
        footer = Words(font: .subheadline, color: secondary, top: 4, bottom: 8)
        gap = 5
        ground = Color(.system(.systemBackground))
        usualLine = RowLine(
            color: SystemColor.separator.resolve(in: environment), thickness: 1, leading: nil, trailing: 8)
        chosen = RowFill(environment.resolvedTint, radius: generation.choose(ios18: 5, ios26: 8))
        if style.alternates {
            alternate = RowFill(
                SystemColor.quaternarySystemFill.resolve(in: environment),
                radius: generation.choose(ios18: 5, ios26: 8))
        }
        switch style.kind {
        case .automatic, .inset: break
        case .plain, .bordered:
            (margin, gap) = (0, 0)
            chosen.radius = 0
            alternate?.radius = 0
            isFramed = style.kind == .bordered
        case .sidebar:
            rowHeight = generation.choose(ios18: 28, ios26: 32)
            ground = Color(.system(.secondarySystemBackground))
            collapses = true
        case .grouped, .insetGrouped:
            margin = 20
            (cornerRadius, curve) = (generation.choose(ios18: 6, ios26: 12), .continuous)
            rowHeight = 36
            rowInsets = EdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
            header = Words(font: .headline, color: Color(.system(.label)), top: 10, bottom: 8)
            footer.top = 6
            gap = 10
            ground = Color(.system(.secondarySystemBackground))
            card = Color(.system(.quaternarySystemFill))
            usualLine.trailing = 10
            line = usualLine
            chosen.radius = 0
        }
    }
}
