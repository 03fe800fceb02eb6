import Foundation

/// Folders that commands write into.
enum Folder {
    static func exists(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    static func make(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure.input(
                "\(path): the folder cannot be made (\(reason(error))); choose another with -o")
        }
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw Failure.input("\(path): the folder cannot be written; choose another with -o")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        return underlying.map { unsafe String(cString: strerror(Int32($0.code))) }
            ?? error.localizedDescription
    }
}
