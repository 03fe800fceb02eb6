import Foundation

/// The bytes of a file of an asset catalogue; `nil` where it cannot be read, and where it is a pipe or a device, which
/// might be waited for forever.
func contentsOfAsset(_ path: String) -> Data? {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? manager.attributesOfItem(atPath: target),
        facts[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return manager.contents(atPath: path)
}
