import SourceDiscovery

/// What a target is compiled with: targets of its package and of others, each behind those that it imports itself.
struct NeededTargets {
    private(set) var modules: [SourceModule.Dependency] = []
    private(set) var resources: [ResourceFolder] = []
    /// Packages whose sources are not at hand, with what is taken of them.
    private(set) var missing: [SourceModule.MissingPackage] = []
    /// What is left out of it, for people.
    private(set) var advice: [String] = []
    /// Packages that are being read, so that two that need each other end.
    private var roots: Set<String> = []

    /// Targets of one package with what they take from others.
    mutating func add(_ targets: [TargetFact], of package: Package) throws(SourceError) {
        for target in targets {
            try add(products: target, of: package)
            // Two modules with one name cannot be told apart by those that import them.
            guard !modules.contains(where: { $0.name == target.name }) else { continue }
            let files = try package.files(of: target)
            // One of C or without files is none that could be imported.
            guard !files.isEmpty else { continue }
            modules.append(.init(name: target.name, files: files, defines: target.defines))
            resources += package.resources(of: target)
        }
    }

    /// What a target takes from other packages. One that is not at hand is left out, and its names are made up.
    mutating func add(products target: TargetFact, of package: Package) throws(SourceError) {
        for fact in target.unreadDependencies {
            advice.append(
                "\(package.path):\(fact.place): this dependency of \(target.name) is computed, so it is left out"
            )
        }
        for product in target.products {
            guard let folder = package.folder(ofPackage: product.package) else {
                addMissing(product.name, package.reference(product.package)?.name ?? product.package)
                continue
            }
            try add(product.name, ofPackageIn: folder, reader: package.reader)
        }
        // A name alone may be a product's.
        for name in target.dependencies where !package.targets.contains(where: { $0.name == name }) {
            try add(product: name, of: package)
        }
    }

    /// A product whose package is not written: one of that name, else the first that has such a product.
    private mutating func add(product name: String, of package: Package) throws(SourceError) {
        if let reference = package.reference(name) {
            guard let folder = package.folder(ofPackage: reference.name) else {
                return addMissing(name, reference.name)
            }
            return try add(name, ofPackageIn: folder, reader: package.reader)
        }
        for reference in package.manifest.packages {
            guard let folder = package.folder(ofPackage: reference.name) else { continue }
            let other = try package.reader.package(at: folder)
            guard other.manifest.libraries.contains(where: { $0.name == name }) else { continue }
            return try add(name, ofPackageIn: folder, reader: package.reader)
        }
    }

    private mutating func add(
        _ product: String, ofPackageIn folder: String, reader: PackageReader
    ) throws(SourceError) {
        let root = SourcePackage.standard(folder)
        guard roots.count < 64, roots.insert(root).inserted else { return }
        defer { roots.remove(root) }
        let other = try reader.package(at: folder)
        let names = other.manifest.libraries.first { $0.name == product }?.targets ?? [product]
        let wanted = other.targets.filter { names.contains($0.name) && !$0.isTest && !$0.isComputed }
        for target in wanted { try add(other.dependencies(of: target) + [target], of: other) }
    }

    private mutating func addMissing(_ product: String, _ package: String) {
        if let place = missing.firstIndex(where: { $0.name == package }) {
            if !missing[place].products.contains(product) { missing[place].products.append(product) }
        } else {
            missing.append(.init(name: package, products: [product]))
        }
    }
}
