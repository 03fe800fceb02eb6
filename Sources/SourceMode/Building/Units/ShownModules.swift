import Foundation
import SourceDiscovery
import Synchronization

/// The modules that a run shows, in an order in which each stands behind those that it imports.
///
/// Whoever imports a large one waits until it is compiled, and takes what was compiled. Nobody waits for what stands
/// behind it, so that no two wait for each other whatever a manifest says.
struct ShownModules: Sendable {
    let order: [(module: SourceModule, platform: SourcePlatform)]
    private let ends: [End]
    private let places: [String: Int]

    init(_ modules: [(module: SourceModule, platform: SourcePlatform)]) {
        order = modules
        ends = modules.map { _ in End() }
        places = Dictionary(
            modules.enumerated().map { place, work in
                (ShownModules.key(work.module.files.first, work.platform), place)
            }, uniquingKeysWith: { first, _ in first })
    }

    private static func key(_ file: String?, _ platform: SourcePlatform) -> String {
        "\(platform.rawValue) \(file ?? "")"
    }

    /// The module at a place is compiled, or will never be.
    func end(_ place: Int) { ends[place].come() }

    /// Waits for a module that the one at a place imports, where it is shown.
    ///
    /// - Parameter file: the first of that module's files.
    func wait(forModuleOf file: String, at place: Int) {
        guard let other = places[ShownModules.key(file, order[place].platform)], other < place else { return }
        ends[other].wait()
    }

    /// Comes once, however often it is said.
    private final class End: Sendable {
        private let group = DispatchGroup()
        private let hasCome = Atomic(false)

        init() { group.enter() }

        func come() {
            if !hasCome.exchange(true, ordering: .relaxed) { group.leave() }
        }

        func wait() { group.wait() }
    }
}
