import SwiftUI

// Views and modifiers whose arguments nothing in the file makes.

protocol Row {
    var title: String { get }
    var tint: Color { get }
    func select(_ place: Int) -> Bool
}

extension Row {
    var tint: Color { .red }
}

typealias Shown = View & Row

extension View {
    func beside<Content: Shown>(_ content: Content) -> some View {
        HStack {
            self
            content.foregroundStyle(content.tint)
        }
    }

    func toasts() -> some View { overlay(ToastList()) }
}

final class ToastService: ObservableObject {
    @Published var words = ["Toast"]
}

struct ToastList: View {
    @EnvironmentObject private var service: ToastService

    var body: some View { ForEach(service.words, id: \.self) { Text($0) } }
}

@resultBuilder enum ListBuilder<Element> {
    static func buildBlock(_ elements: Element...) -> [Element] { elements }
}

struct Segments<Segment: View, Tag: Hashable>: View {
    enum Look {
        case plain, wide
        var tint: Color { self == .plain ? .blue : .red }
    }

    private let tags: [Tag]
    private let segments: [Segment]
    private let look: Look

    init(tags: [Tag], look: Look = .plain, @ListBuilder<Segment> content: () -> [Segment]) {
        (self.tags, self.look) = (tags, look)
        segments = content()
    }

    var body: some View {
        HStack { ForEach(0..<segments.count, id: \.self) { segments[$0].foregroundStyle(look.tint) } }
    }
}

struct Rows<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let data: Data

    var body: some View { ForEach(data) { _ in Text("Row") } }
}

struct Corners: Equatable {
    let top, left: CGFloat

    init(top: CGFloat = 12, bottom: CGFloat = 0) { (self.top, left) = (top, 0) }
    init(left: CGFloat = 12, right: CGFloat = 0) { (top, self.left) = (0, left) }
}

struct Tab: Shape {
    let corners: Corners

    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: max(corners.top, corners.left))
    }
}

struct Share: View {
    let part: CGFloat
    @State private var width: CGFloat = 100

    var body: some View { Color.blue.frame(width: width * part, height: 20) }
}
