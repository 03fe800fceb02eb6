import Foundation
import Installation

extension Toolchain {
    var frontend: String { programs + "/swift-frontend" }
    /// What calls the linker with the system's own files.
    var linker: String { programs + "/clang" }
    /// The object that begins every Swift program.
    var programStart: String? {
        triple?.split(separator: "-").first.map { "\(runtime)/\($0)/swiftrt.o" }
    }
    /// The libraries that programs of the toolchain load.
    var runtime: String { resources + "/linux" }
    var plugins: String { host + "/plugins" }

    /// Changes with the compiler, without asking it anything.
    static func identity(of compiler: String) -> String {
        let file = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        return "\(file) \(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? 0)"
    }
}
