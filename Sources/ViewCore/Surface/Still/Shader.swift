import Drawing
public import Foundation

/// Functions that a GPU runs for each pixel. None is run here: whoever uses one is told so by name.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}
    nonisolated public init(data: Data) {}
    nonisolated public init(url: URL) {}
    nonisolated public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .default }

    nonisolated public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
    nonisolated public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderLibrary.default[dynamicMember: name]
    }
}

/// A function of a library, by its name.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    nonisolated public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    nonisolated public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A function with its arguments. As a style it paints nothing, and says so.
public struct Shader: ShapeStyle, Equatable {
    public typealias Resolved = Never

    /// What a function is called with; nothing of it is kept.
    public struct Argument: Equatable, Sendable {
        nonisolated public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        nonisolated public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument()
        }
        nonisolated public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument()
        }
        nonisolated public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T)
            -> Argument
        {
            Argument()
        }
        nonisolated public static func float2(_ point: CGPoint) -> Argument { Argument() }
        nonisolated public static func float2(_ size: CGSize) -> Argument { Argument() }
        nonisolated public static func float2(_ vector: CGVector) -> Argument { Argument() }
        nonisolated public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        nonisolated public static func color(_ color: Color) -> Argument { Argument() }
        nonisolated public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        nonisolated public static func image(_ image: Image) -> Argument { Argument() }
        nonisolated public static func data(_ data: Data) -> Argument { Argument() }
        nonisolated public static var boundingRect: Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    nonisolated public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    public func resolved(for environment: EnvironmentValues) -> ResolvedStyle {
        warn("the shader \"\(function.name)\" is not run; as a style it paints nothing")
        return ResolvedStyle(.clear)
    }

    fileprivate func warning(of modifier: String) -> String {
        ".\(modifier): \(undrawn)"
    }

    /// What a warning says of it where it would change something.
    var undrawn: String { "the shader \"\(function.name)\" is not run; the view is drawn as without it" }
}

extension View {
    nonisolated public func colorEffect(
        _ shader: Shader, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: isEnabled ? shader.warning(of: "colorEffect") : nil) { _ in }
    }
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: isEnabled ? shader.warning(of: "distortionEffect") : nil) { _ in }
    }
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: isEnabled ? shader.warning(of: "layerEffect") : nil) { _ in }
    }
}

extension VisualEffect {
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        said(isEnabled ? shader.warning(of: "colorEffect") : nil)
    }
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { said(isEnabled ? shader.warning(of: "distortionEffect") : nil) }
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { said(isEnabled ? shader.warning(of: "layerEffect") : nil) }

    /// The same effect, with a warning of the tile that is laid out.
    nonisolated private func said(_ warning: String?) -> Self {
        if let warning { warnHere(warning) }
        return self
    }
}
