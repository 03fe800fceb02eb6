import SwiftIfConfig
import SwiftSyntax

/// What `#if` asks about, answered as the platform's own compiler would.
enum TargetPlatform: String {
    case ios, macos
}

struct PlatformConfiguration: BuildConfiguration {
    let platform: TargetPlatform
    /// Of the sources' own.
    let ownModules: Set<String>
    /// Conditions that the settings of a target set.
    var defines: Set<String> = []
    var languageVersion = VersionTuple(5, 10)

    private static let modules: [TargetPlatform: Set<String>] = [
        .ios: ["UIKit"], .macos: ["AppKit", "Cocoa"],
    ]
    private static let commonModules: Set<String> = [
        "SwiftUI", "Combine", "Foundation", "Swift", "CoreGraphics", "Observation", "DeveloperToolsSupport",
        "Catalog",
    ]

    func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" || defines.contains(name) }

    func hasFeature(name: String) -> Bool {
        ["Macros", "FreestandingMacros", "AttachedMacros", "ParameterPacks"].contains(name)
    }

    func hasAttribute(name: String) -> Bool { true }

    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let module = importPath.first?.1 else { return false }
        return ownModules.contains(module) || Self.commonModules.contains(module)
            || Self.modules[platform, default: []].contains(module)
    }

    func isActiveTargetOS(name: String) -> Bool {
        switch platform {
        case .ios: name == "iOS"
        case .macos: name == "macOS" || name == "OSX"
        }
    }

    func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }

    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" && platform == .ios }

    func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" || name == "_multithreaded" }

    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

    func isActiveTargetObjectFormat(name: String) throws -> Bool { name == "MachO" }

    var targetPointerBitWidth: Int { 64 }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
