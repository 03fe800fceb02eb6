import Digests

/// Makes one report of those that parts of one check have written, such as shards on several machines.
///
/// Each tile may be in one of them only, and all were made by one stack. If shards of a check are missing, the report
/// says which it has (`shards`). The pictures are copied, so that the reports
/// themselves are not needed any more.
///
/// - Parameters:
///   - reports: folders of reports, or folders in which such are, as one check of several files writes them.
///   - directory: may hold an older report, which is replaced, but nothing else.
///   - approval: how to accept what it shows, from the options with which the reports say so, if all say the same.
package func mergeReports(
    _ reports: [String], into directory: String, approval: (_ options: String) -> ReportModel.Approval
) throws(StoreError) -> ReportModel {
    var folders: [String] = []
    for report in reports.map(folderOfReport) { folders += try foldersOfReports(in: report, depth: 0) }
    var merged: ReportModel?
    /// In which report each tile is.
    var owners: [String: String] = [:]
    var options: Set<String> = []
    var sources: [(folder: String, model: ReportModel)] = []
    for folder in folders {
        let model = try readReport(folder + "/report.json")
        for id in model.passed + model.tiles.map(\.id) {
            if let other = owners.updateValue(folder, forKey: id) {
                throw .io(
                    operation: "merge", path: folder,
                    reason:
                        "its tile \(id) is in \(other) as well; merge reports of parts that have no tile in common"
                )
            }
        }
        sources.append((folder, model))
        options.insert(model.approval?.options ?? "")
        guard var sum = merged else {
            merged = model
            continue
        }
        guard sum.stackID == model.stackID else {
            throw .io(
                operation: "merge", path: folder,
                reason:
                    "another stack has made it than \(folders[0]); run all parts of a check in one environment"
            )
        }
        sum.add(model)
        merged = sum
    }
    guard var merged else {
        throw .io(operation: "merge", path: reports.first ?? "reports", reason: "there is no report in it")
    }
    merged.approval = approval(options.count == 1 ? options.first ?? "" : "")
    merged.stale = Set(merged.stale).filter { owners[$0] == nil }.sorted()
    merged.putInOrder()
    let shards = Set(merged.shards ?? []).sorted()
    merged.shards = Shard.missing(among: shards).isEmpty ? nil : shards
    let target = try ReportFolder(directory)
    for name in ReportFolder.parts { try target.makeFolder(name) }
    for (folder, model) in sources {
        for tile in model.tiles { try copyPictures(of: tile, from: folder, to: target) }
        for (id, picture) in (model.lintPictures ?? [:]).sorted(by: { $0.key < $1.key }) {
            let name = "lint/" + (try GoldenPath.relative(id))
            try copy([(name, picture.digest)], from: folder, to: target)
        }
    }
    try target.write(merged)
    try target.takePlace()
    return merged
}

/// As `approve` takes it, the folder or its document.
private func folderOfReport(_ report: String) -> String {
    guard report.hasSuffix("report.json") else { return report }
    return FileSystem.parent(of: report) ?? "."
}

/// The folder itself, or those of its folders that hold a report.
private func foldersOfReports(in folder: String, depth: Int) throws(StoreError) -> [String] {
    if FileSystem.kind(of: folder + "/report.json", followingLinks: true) == .file { return [folder] }
    var found: [String] = []
    if depth < 3 {
        for (name, kind) in try FileSystem.entries(in: folder) where kind == .folder {
            found += try foldersOfReports(in: folder + "/" + name, depth: depth + 1)
        }
    }
    guard depth > 0 || !found.isEmpty else {
        throw .io(
            operation: "read", path: folder,
            reason: "there is no report in it: name the folder that 'check --report FOLDER' wrote")
    }
    return found
}

/// Each is what the report says it is, and lies where its id says, whatever path the report has.
private func copyPictures(
    of tile: ReportModel.Tile, from folder: String, to target: ReportFolder
) throws(StoreError) {
    let file = try GoldenPath.relative(tile.id)
    var names: [(path: String, digest: String?)] = []
    if let picture = tile.expected { names.append(("expected/" + file, picture.digest)) }
    if let picture = tile.actual { names.append(("actual/" + file, picture.digest)) }
    if tile.diff != nil { names.append(("diff/" + file, nil)) }
    if tile.pixels != nil { names.append(("pixels/\(tile.id).js", nil)) }
    try copy(names, from: folder, to: target)
}

private func copy(
    _ names: [(path: String, digest: String?)], from folder: String, to target: ReportFolder
) throws(StoreError) {
    for (name, digest) in names {
        let path = folder + "/" + name
        guard let bytes = try FileSystem.read(path, limit: 256 << 20) else {
            throw .io(operation: "read", path: path, reason: "its report names it, and it is not there")
        }
        if let digest, ContentDigest(of: bytes).hex != digest {
            throw .io(operation: "merge", path: path, reason: "it is not the file that its report has seen")
        }
        try target.write(bytes, to: name)
    }
}

extension ReportModel {
    /// Takes in what another report has, in no order yet.
    fileprivate mutating func add(_ other: ReportModel) {
        passed += other.passed
        tolerated += other.tolerated
        if let more = other.tolerations { tolerations = (tolerations ?? []) + more }
        tiles += other.tiles
        stale += other.stale
        if let more = other.lint {
            lint = (lint ?? []) + more
            // Each part begins at one.
            for place in lint?.indices ?? 0..<0 { lint?[place].number = place + 1 }
        }
        if let more = other.lintPictures {
            lintPictures = (lintPictures ?? [:]).merging(more) { first, _ in first }
        }
        if let more = other.shards { shards = (shards ?? []) + more }
        for rename in other.renames where !renames.contains(rename) { renames.append(rename) }
        guard let more = other.otherStacks else { return }
        var counts: [[String]: Int] = [:]
        // A report's file may say any number.
        for stack in (otherStacks ?? []) + more {
            let sum = counts[stack.differences, default: 0].addingReportingOverflow(stack.tiles)
            counts[stack.differences] = sum.overflow ? .max : sum.partialValue
        }
        otherStacks = OtherStack.inOrder(counts)
    }
}
