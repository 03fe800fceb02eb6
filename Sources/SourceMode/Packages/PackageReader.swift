import Foundation
import SourceDiscovery

/// Reads the packages of one command, each once, and knows where the command says that others are.
final class PackageReader {
    /// Folders of packages by their names in lowercase, as `--package` names them.
    private let places: [String: (name: String, folder: String)]
    private let order: [String]
    private var known: [String: Package] = [:]
    private var parser: ParserProgram?
    /// Names of packages that manifests have, in their order.
    private var named: [String] = []
    /// The folder of the package whose targets are wanted now: what its manifest needs lies in it.
    var top: String?

    /// - Parameter words: `NAME=PATH`, a package's name and its folder or its manifest.
    init(_ words: [String]) throws(SourceError) {
        var places: [String: (name: String, folder: String)] = [:]
        var order: [String] = []
        for word in words {
            guard let sign = word.firstIndex(of: "="), sign > word.startIndex,
                word.index(after: sign) < word.endIndex
            else {
                throw SourceError(
                    "--package takes the name of a package and its folder, as in "
                        + "--package swift-collections=../swift-collections, not '\(word)'", exitCode: 64)
            }
            let name = String(word[..<sign])
            var folder = SourceFiles.withoutSlash(String(word[word.index(after: sign)...]))
            if FolderWalk.isManifest(folder.lastPart) {
                folder = folder.parentFolder.isEmpty ? "." : folder.parentFolder
            }
            guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
                throw SourceError(
                    "--package \(word): there is no \(folder)/Package.swift; name the folder of the package's "
                        + "sources, as git clones it", exitCode: 64)
            }
            guard places.updateValue((name, folder), forKey: name.lowercased()) == nil else {
                throw SourceError("--package names \(name) twice; name it once", exitCode: 64)
            }
            order.append(name.lowercased())
        }
        (self.places, self.order) = (places, order)
    }

    /// What the command says of a package.
    func place(of name: String) -> String? { places[name.lowercased()]?.folder }

    func package(at root: String) throws(SourceError) -> Package {
        let place = SourcePackage.standard(root)
        if let package = known[place] { return package }
        let path = root + "/" + ManifestName.read(in: root)
        let parser: ParserProgram
        if let known = self.parser { parser = known } else { parser = try ParserProgram.own() }
        self.parser = parser
        let package = Package(
            root: root, path: path, manifest: try Manifest.read(path, with: parser), reader: self)
        known[place] = package
        named += package.manifest.packages.map(\.name)
        return package
    }

    /// Throws for a name that no manifest which was read has.
    func checkNames() throws(SourceError) {
        for key in order where !named.contains(where: { $0.lowercased() == key }) {
            let name = places[key]?.name ?? key
            var seen: Set<String> = []
            let others = named.filter { seen.insert($0.lowercased()).inserted }
            throw SourceError(
                known.isEmpty
                    ? "--package \(name) is for the targets of a Swift package, but no package is named"
                    : "--package \(name): no manifest that was read needs a package of that name; "
                        + (others.isEmpty ? "they need none" : "they need \(others.joined(separator: ", "))"),
                exitCode: 64)
        }
    }
}
