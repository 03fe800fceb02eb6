import SourceDiscovery

/// What a target is compiled with: targets of its package and of others, each behind those that it imports itself.
struct NeededTargets {
    private(set) var modules: [SourceModule.Dependency] = []
    private(set) var resources: [ResourceFolder] = []
    /// Packages that are being read, so that two that need each other end.
    private var roots: Set<String> = []

    /// Targets of one package with what they take from others.
    mutating func add(_ targets: [PackageTarget], of package: Package) throws(SourceError) {
        for target in targets {
            try add(products: target, of: package)
            // Two modules with one name cannot be told apart by those that import them.
            guard !modules.contains(where: { $0.name == target.name }) else { continue }
            let files = try package.files(of: target)
            // One of C or without files is none that could be imported.
            guard !files.isEmpty else { continue }
            modules.append(.init(name: target.name, files: files))
            resources += package.resources(of: target)
        }
    }

    /// What a target takes from other packages. One that is not at hand is left out, and its names are made up.
    mutating func add(products target: PackageTarget, of package: Package) throws(SourceError) {
        for product in target.products {
            guard let folder = package.folder(ofPackage: product.package) else { continue }
            let root = SourcePackage.standard(folder)
            guard roots.count < 64, roots.insert(root).inserted else { continue }
            defer { roots.remove(root) }
            let other = try Package(folder)
            let names = other.manifest.libraries[product.name] ?? [product.name]
            let wanted = other.targets.filter { names.contains($0.name) && !$0.isTest && !$0.isComputed }
            for target in wanted { try add(other.dependencies(of: target) + [target], of: other) }
        }
    }
}
