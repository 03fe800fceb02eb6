extension Color: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        unfolding.append(
            FillNode(unfolding.moved(resolved(for: unfolding.environment)), name: "Color"))
    }
}

extension LinearGradient: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.appendFill(self) }
}

extension RadialGradient: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.appendFill(self) }
}

extension AngularGradient: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.appendFill(self) }
}

extension EllipticalGradient: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.appendFill(self) }
}

extension MeshGradient: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) { unfolding.appendFill(self) }
}

extension Unfolding {
    @MainActor mutating func appendFill<S: ShapeStyle>(_ style: S) {
        append(
            FillNode(
                moved(style.resolved(for: environment)), name: typeName(S.self)))
    }
}
