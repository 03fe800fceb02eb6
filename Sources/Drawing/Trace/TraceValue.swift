public import Foundation

/// A value as it was written or resolved, of the kind that tells how to compare and to say it.
public indirect enum TraceValue: Hashable, Sendable {
    /// In points.
    case length(CGFloat)
    case number(Double)
    case angle(degrees: Double)
    case color(RGBA)
    case font(Font)
    /// A kind of shape with the numbers that make it.
    case shape(Record)
    case gradient(Gradient)
    /// The layers over what is blurred below, the lowest first.
    case material([RGBA])
    case shadow(Shadow)
    case insets(Insets)
    /// In the unit square of a frame.
    case unitPoint(x: CGFloat, y: CGFloat)
    /// In points.
    case point(x: CGFloat, y: CGFloat)
    /// Words that people wrote.
    case text(String)
    case flag(Bool)
    /// A word of the library: an alignment, a mode.
    case name(String)
    /// Anything else that has parts.
    case record(Record)
    case lengths([CGFloat])
    case list([TraceValue])

    /// A font's face and what was made of it.
    public struct Font: Hashable, Sendable {
        /// The face's name, which tells family, design and slant: `Inter`, `Inter Italic`.
        public var face: String
        /// In points.
        public var size: CGFloat
        /// 100 to 900.
        public var weight: Double
        /// OpenType features, such as `tnum`.
        public var features: [String]

        public init(face: String, size: CGFloat, weight: Double, features: [String] = []) {
            self.face = face
            self.size = size
            self.weight = weight
            self.features = features
        }
    }

    /// A kind with named values: `RoundedRectangle` with `cornerRadius`.
    public struct Record: Hashable, Sendable {
        public struct Member: Hashable, Sendable {
            public var name: String
            public var value: TraceValue
            /// Whether the value stands in the record's printed form.
            public var isPrinted: Bool

            public init(_ name: String, _ value: TraceValue, isPrinted: Bool = true) {
                self.name = name
                self.value = value
                self.isPrinted = isPrinted
            }

            /// The style that a value names, under the name that an author has.
            package static func author(_ name: String) -> Member {
                Member("author", .name(name), isPrinted: false)
            }
        }

        /// Empty for a tuple, or where the kind says nothing.
        public var kind: String
        public var members: [Member]

        public init(_ kind: String, _ members: [Member] = []) {
            self.kind = kind
            self.members = members
        }

        /// Whose name the value is, if it is a style's.
        package var author: String? {
            guard members.count == 1, members[0].name == "author", !members[0].isPrinted,
                case .name(let name) = members[0].value
            else { return nil }
            return name
        }
    }

    public struct Gradient: Hashable, Sendable {
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            case linear, radial, angular, elliptical
        }
        public var kind: Kind
        public var stops: [GradientStop]
        /// Where it lies, under SwiftUI's names: `startPoint`, `endRadius`.
        public var geometry: [Record.Member]

        public init(_ kind: Kind, _ stops: [GradientStop], _ geometry: [Record.Member]) {
            self.kind = kind
            self.stops = stops
            self.geometry = geometry
        }
    }

    public struct Shadow: Hashable, Sendable {
        public var color: RGBA
        public var radius: CGFloat
        public var x: CGFloat
        public var y: CGFloat

        public init(color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// Lengths at edges; `nil` at an edge that was not named.
    public struct Insets: Hashable, Sendable {
        public var top: CGFloat?
        public var leading: CGFloat?
        public var bottom: CGFloat?
        public var trailing: CGFloat?

        public init(
            top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil,
            trailing: CGFloat? = nil
        ) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// Each edge under its name.
        public var edges: [(name: String, length: CGFloat?)] {
            [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        }

        /// The length that all named edges have.
        public var uniform: CGFloat? {
            let lengths = edges.compactMap(\.length)
            return lengths.allSatisfy { $0 == lengths.first } ? lengths.first : nil
        }
    }
}

extension TraceNode.Property {
    /// The same with its value to a thousandth.
    package var rounded: TraceNode.Property {
        var property = self
        property.value = value.rounded
        return property
    }
}

extension TraceValue {
    /// The same to a thousandth, which is what is printed; a record keeps it in fewer bytes.
    var rounded: TraceValue {
        switch self {
        case .length(let length): .length(thousandths(length))
        case .number(let number): .number(thousandths(number))
        case .angle(let degrees): .angle(degrees: thousandths(degrees))
        case .insets(let insets):
            .insets(
                Insets(
                    top: insets.top.map(thousandths), leading: insets.leading.map(thousandths),
                    bottom: insets.bottom.map(thousandths), trailing: insets.trailing.map(thousandths)))
        case .lengths(let lengths): .lengths(lengths.map(thousandths))
        case .shape(let record): .shape(record.rounded)
        case .record(let record): .record(record.rounded)
        case .list(let values): .list(values.map(\.rounded))
        case .gradient(let gradient):
            .gradient(.init(gradient.kind, gradient.stops, gradient.geometry.map(\.rounded)))
        case .color, .font, .material, .shadow, .unitPoint, .point, .text, .flag, .name: self
        }
    }
}

extension TraceValue.Record {
    fileprivate var rounded: TraceValue.Record { .init(kind, members.map(\.rounded)) }
}

extension TraceValue.Record.Member {
    fileprivate var rounded: TraceValue.Record.Member { .init(name, value.rounded, isPrinted: isPrinted) }
}

private func thousandths<Number: BinaryFloatingPoint>(_ value: Number) -> Number {
    (value * 1000).rounded() / 1000
}
