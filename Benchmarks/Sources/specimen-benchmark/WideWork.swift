import Catalog
import Rendering
import Foundation
import Raster
import SwiftUI

/// One container with very many views in it, laid out once, as the arguments name it:
/// `WIDE hstack buttons n=10000 width=320`.
///
/// Meant to be run under an instruction counter: nothing in it goes by the clock.
struct WideWork {
    enum Container: String, CaseIterable {
        case hstack, vstack, zstack, lazyhstack, lazyvstack, gridrow, gridrows, hstacklayout
    }

    enum Child: String, CaseIterable {
        /// One title for all, and one each.
        case buttons, titles
        case bordered, borderedTitles = "bordered-titles"
        case text, texts, sentences, colors, labels, images, frames
    }

    var container = Container.hstack
    var child = Child.buttons
    var count = 10_000
    /// Points; `nil` offers none.
    var width: CGFloat?
    var needsTrace = false

    init(_ arguments: ArraySlice<String>) {
        for argument in arguments {
            let pair = argument.split(separator: "=").map(String.init)
            switch pair.first {
            case "n" where pair.count == 2: count = Int(pair[1]) ?? count
            case "width" where pair.count == 2: width = Double(pair[1]).map { CGFloat($0) }
            case "trace": needsTrace = true
            case let word?:
                if let container = Container(rawValue: word) {
                    self.container = container
                } else if let child = Child(rawValue: word) {
                    self.child = child
                } else {
                    let known = Container.allCases.map(\.rawValue) + Child.allCases.map(\.rawValue)
                    fatalError("\(argument): unknown; there are \(known), n=, width= and trace")
                }
            case nil: break
            }
        }
    }

    /// Lays the container out and prints what came of it as a line of JSON.
    @MainActor func run() {
        let settler = TileSettler(library: FontLibrary())
        var options = TileOptions()
        options.needsTrace = needsTrace
        options.width = width
        let laid = ViewGraph(engine: settler.engine)
            .layOut(view, in: EnvironmentValues(), options: options)
        print(
            "{\"container\":\"\(container)\",\"child\":\"\(child.rawValue)\",\"n\":\(count),"
                + "\"width\":\(laid.frame.width),\"height\":\(laid.frame.height),"
                + "\"items\":\(laid.list.items.count)}")
    }

    @MainActor private var view: AnyView {
        switch child {
        case .buttons: around { _ in WideWork.button("Save Changes") }
        case .titles: around { WideWork.button("Item \($0)") }
        case .bordered: around { _ in Button("Save Changes") {}.buttonStyle(.bordered) }
        case .borderedTitles: around { Button("Item \($0)") {}.buttonStyle(.bordered) }
        case .text: around { _ in Text(verbatim: "Save Changes") }
        case .texts: around { Text(verbatim: "Item \($0)") }
        case .sentences: around { Text(verbatim: "Nothing of \($0) was saved, since the disk is full.") }
        case .colors: around { _ in Color.red }
        case .labels: around { _ in Label("Save", systemImage: "star.fill") }
        case .images: around { _ in Image(systemName: "star.fill") }
        case .frames: around { _ in Color.red.frame(width: 5, height: 7) }
        }
    }

    @MainActor private func around<V: View>(_ make: @escaping (Int) -> V) -> AnyView {
        let views = ForEach(0..<count) { make($0) }
        switch container {
        case .hstack: return AnyView(HStack { views })
        case .vstack: return AnyView(VStack { views })
        case .zstack: return AnyView(ZStack { views })
        case .lazyhstack: return AnyView(LazyHStack { views })
        case .lazyvstack: return AnyView(LazyVStack { views })
        case .gridrow: return AnyView(Grid { GridRow { views } })
        case .gridrows: return AnyView(Grid { ForEach(0..<count) { index in GridRow { make(index) } } })
        case .hstacklayout: return AnyView(HStackLayout()() { views })
        }
    }

    private static func button(_ title: String) -> some View {
        Button(title) {}
            .buttonStyle(LayoutButtonStyle())
            .padding(8)
    }
}
