import Foundation
import LayoutSupport
import ViewCore

extension AppleViews {
    private static func rows(_ words: [(name: String, width: CGFloat)]) -> some View {
        ForEach(words, id: \.name) { text($0.name, $0.width) }
    }

    static let sections: [String: @MainActor () -> AnyView] = [
        "section/vstack": {
            AnyView(
                VStack(alignment: .leading) {
                    Section {
                        text("apple", 35); text("banana", 45)
                    } header: {
                        text("header", 34.5)
                    } footer: {
                        text("footer", 39.5)
                    }
                }.named("stack"))
        },
        "section/title": {
            AnyView(
                VStack(alignment: .leading, spacing: 0) {
                    Section(word(34.5)) { text("apple", 35) }
                    Section(word(68)) { text("carrot", 38.5) }
                }.named("stack"))
        },
        "section/hstack": {
            AnyView(
                HStack {
                    Section {
                        text("a", 9); text("b", 8.5)
                    } header: {
                        text("header", 44.5)
                    } footer: {
                        text("footer", 39.5)
                    }
                }.named("row"))
        },
        "section/foreach": {
            let groups: [(title: CGFloat, rows: [(name: String, width: CGFloat)])] = [
                (34.5, [("Apple", 35), ("Banana", 45)]), (68, [("Carrot", 38.5), ("Leek", 29)]),
            ]
            return AnyView(
                VStack(alignment: .leading) {
                    ForEach(groups, id: \.title) { group in
                        Section(word(group.title)) { rows(group.rows) }
                    }
                }.named("stack"))
        },
        "section/modifier": {
            AnyView(
                VStack(spacing: 0) {
                    Section {
                        text("apple", 35)
                    } header: {
                        text("header", 34.5)
                    }.padding()
                    Section {
                        text("banana", 45)
                    } footer: {
                        text("footer", 39.5)
                    }.frame(width: 120, height: 30).background(Color.red)
                }.named("stack"))
        },
        "section/mixed": {
            AnyView(
                VStack {
                    text("top", 22.5)
                    Section { text("apple", 35) }
                    Section {
                        text("banana", 45)
                    } footer: {
                        text("footer", 39.5)
                    }
                    text("bottom", 44.5)
                }.named("stack"))
        },
    ]

    static let repeated: [String: @MainActor () -> AnyView] = [
        "foreach/range": {
            let widths: [CGFloat] = [37.5, 35.5, 37]
            return AnyView(
                VStack(alignment: .leading) {
                    text("top", 22.5)
                    ForEach(0..<3) { text("row\($0)", widths[$0]) }
                    text("bottom", 44.5)
                }.named("stack"))
        },
        "foreach/identifiable": {
            AnyView(HStack { rows([("Apple", 35), ("Banana", 45), ("Cherry", 41.5)]) }.named("row"))
        },
        "foreach/id-keypath": {
            AnyView(
                VStack(spacing: 0) { rows([("Alpha", 34.5), ("Beta", 28), ("Gamma", 46.5)]) }
                    .named("stack"))
        },
        "foreach/modifier": {
            AnyView(
                VStack(spacing: 0) {
                    rows([("padded0", 37.5), ("padded1", 35.5)]).padding()
                    rows([("framed0", 37.5), ("framed1", 35.5)]).frame(width: 120, height: 30)
                        .background(Color.red)
                }.named("stack"))
        },
        "foreach/nested": {
            AnyView(
                VStack {
                    ForEach(0..<2) { row in
                        HStack { ForEach(0..<3) { box("cell\(row)\($0)", 30, 20) } }.named("row\(row)")
                    }
                }.named("grid"))
        },
        "foreach/empty": {
            AnyView(
                VStack {
                    text("top", 22.5)
                    ForEach([String](), id: \.self) { Text($0) }
                    ForEach(0..<0) { Text("\($0)") }
                    HStack {
                        text("a", 9)
                        ForEach([String](), id: \.self) { Text($0) }
                        text("b", 8.5)
                    }.named("row")
                    text("bottom", 44.5)
                }.named("stack"))
        },
    ]
}
