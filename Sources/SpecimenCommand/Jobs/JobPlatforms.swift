internal import ArgumentParser
internal import Catalog
internal import ViewCore

/// Which platform jobs are drawn for: where they name none, and which they may name.
struct JobPlatforms: Sendable {
    /// That of jobs that name none.
    private let usual: Platform?
    /// What the sources were compiled for, as `#if os(macOS)` saw it; `nil` where the same program draws both.
    private let compiled: Platform?

    /// - Parameters:
    ///   - usual: its name, as on the command line.
    ///   - part: what jobs are of.
    init(usual name: String?, of part: CatalogPart) throws(ValidationError) {
        compiled = part.source?.platform
        usual = name.flatMap(Platform.init)
        guard usual != nil || name == nil else {
            throw ValidationError("--platform takes ios or macos, not '\(name ?? "")'")
        }
    }

    /// Has a job begin with the usual platform; its own field comes later.
    func set(_ point: inout TilePoint, of specimen: Specimen) {
        guard let usual,
            let value = try? specimen.axes.axis(Axis.platform.id)?.definition.value(named: usual.rawValue)
        else { return }
        point.set(value)
    }

    /// Refuses what would be a picture of code that was compiled for another platform.
    func check(_ point: TilePoint) throws(JobError) {
        guard let compiled, point[.platform] != compiled else { return }
        let asked = point[.platform].rawValue
        throw JobError(
            "the sources are compiled for \(compiled.rawValue); run the jobs for \(asked) as another batch, with "
                + "--platform \(asked)")
    }
}
