import Foundation
internal import Pixels
internal import Rendering

/// What `merge` is given: all of one kind.
enum MergeInputs {
    /// Folders of reports, or folders in which such are; what is wrong with them, reports say themselves.
    case reports([String])
    /// Files of results that `batch` has printed.
    case results([String])
    /// Folders into which `sheet` has written, or folders in which such are.
    case sheets([String])
    /// What `lint` has found in parts of the specimens, in JSON.
    case lint([String])

    init(_ paths: [String]) throws {
        var results: [String] = []
        var sheets: [String] = []
        var reports: [String] = []
        var lint: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if exists, !isFolder.boolValue, MergedLint.isDocument(path) {
                lint.append(path)
            } else if exists, !isFolder.boolValue, !path.hasSuffix("report.json") {
                results.append(path)
            } else if case let found = MergeInputs.sheetFolders(in: path, depth: 0), !found.isEmpty {
                sheets += found
            } else if path.hasSuffix("report.json") || MergeInputs.holdsReport(path, depth: 0) {
                reports.append(path)
            } else if case let found = MergeInputs.lintFiles(in: path, depth: 0), !found.isEmpty {
                lint += found
            } else {
                throw MergeInputs.nothing(in: path, exists: exists)
            }
        }
        let kinds = [results, sheets, reports, lint].filter { !$0.isEmpty }
        if kinds.count > 1 {
            throw Failure.input(
                "\(kinds[0][0]) and \(kinds[1][0]) are not of one kind; merge reports of 'check', results of 'batch', "
                    + "folders of 'sheet' or findings of 'lint'")
        }
        self =
            !results.isEmpty
            ? .results(results)
            : !sheets.isEmpty ? .sheets(sheets) : !lint.isEmpty ? .lint(lint) : .reports(reports)
    }

    /// Whether the folder has a report, or one of its folders has: as deep as they are looked for.
    private static func holdsReport(_ folder: String, depth: Int) -> Bool {
        if FileKind(of: folder + "/report.json") == .file { return true }
        guard depth < 3, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return false
        }
        return names.contains { name in
            Folder.exists(folder + "/" + name) && holdsReport(folder + "/" + name, depth: depth + 1)
        }
    }

    private static func nothing(in path: String, exists: Bool) -> Failure {
        guard exists else { return .input("\(path): there is no such file or folder") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let results = names.contains { $0.hasSuffix(".jsonl") }
        return .input(
            "\(path): there is no report in it and no page of sheets: name a folder that 'check --report' or 'sheet' wrote, "
                + (results ? "or its files of results: \(path)/*.jsonl" : "or files of results of 'batch'"))
    }

    /// The findings in the folder, or in its folders.
    private static func lintFiles(in folder: String, depth: Int) -> [String] {
        let own = folder + "/lint.json"
        if FileKind(of: own) == .file { return [own] }
        guard depth < 2, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return []
        }
        return names.sorted().flatMap { name -> [String] in
            Folder.exists(folder + "/" + name) ? lintFiles(in: folder + "/" + name, depth: depth + 1) : []
        }
    }

    /// The folder itself, or those of its folders that hold sheets.
    private static func sheetFolders(in folder: String, depth: Int) -> [String] {
        if MergedSheets.page(in: folder) != nil { return [folder] }
        guard depth < 2, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            return []
        }
        return names.sorted().flatMap { name -> [String] in
            Folder.exists(folder + "/" + name) ? sheetFolders(in: folder + "/" + name, depth: depth + 1) : []
        }
    }
}
