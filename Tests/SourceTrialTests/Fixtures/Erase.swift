import SwiftUI

protocol FancyStyle {
    associatedtype Body: View
    func makeBody(_ text: Text) -> Body
    func over(_ other: Self) -> Self
}

struct AnyFancy: FancyStyle {
    let make: (Text) -> AnyView
    init<S: FancyStyle>(_ style: S) { make = { AnyView(style.makeBody($0)) } }
    func makeBody(_ text: Text) -> some View { make(text) }
    func over(_ other: AnyFancy) -> AnyFancy { other }
}

struct FancyModifier: ViewModifier {
    let style: AnyFancy
    func body(content: Content) -> some View { content.padding() }
}

extension View { func fancy(_ style: AnyFancy) -> some View { modifier(FancyModifier(style: style)) } }
