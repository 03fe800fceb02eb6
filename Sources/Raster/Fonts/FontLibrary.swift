import Synchronization

/// Finds font files by name, checks them once, and remembers which were used.
///
/// A manifest name means one digest wherever the file lies. Any other name is looked for among the
/// fonts of the given folders, whose order and file order never matter: a name two files share is an error.
public final class FontLibrary: Sendable {
    private struct State {
        var files: [String: Result<FontFile, RasterError>] = [:]
        var digests: FontDigests
        var custom: CustomFonts?
        var substituted: Set<String> = []
        /// Faces of scripts that were looked for and are not here.
        var absent: Set<String> = []
    }

    public let folders: FontFolders
    /// Whether a name that no font has means the system's font, as on a device; else it is an error.
    private let substitutes: Bool
    private let state: Mutex<State>

    /// Looks in `folders` first, then in the usual places.
    public convenience init(folders: [String] = [], substitutes: Bool = false) {
        self.init(folders: .usual(given: folders), substitutes: substitutes)
    }

    public init(folders: FontFolders, substitutes: Bool = false) {
        self.folders = folders
        self.substitutes = substitutes
        state = Mutex(State(digests: FontDigests(folder: folders.digestFolder)))
    }

    /// The file of a face; the answer, an error too, is kept.
    public func face(named name: String) throws(RasterError) -> FontFile {
        let result = state.withLock { state in
            if let known = state.files[name] { return known }
            let found = find(name, &state)
            state.files[name] = found
            return found
        }
        return try result.get()
    }

    /// Whether there is a file for a face of a script: one of the given folders of that name, or the manifest's. One that
    /// has other bytes than the manifest says is there, and an error to draw with.
    public func hasScriptFace(named name: String) -> Bool {
        state.withLock { state in
            if state.absent.contains(name) { return false }
            switch state.files[name] ?? findScriptFace(name, &state) {
            // The system's font stands for a name that was asked for before.
            case .success(let file) where file.name != name: return false
            case .failure(.fontMissing):
                state.absent.insert(name)
                return false
            case let found:
                state.files[name] = found
                return true
            }
        }
    }

    /// Names that no font has and for which the system's was drawn.
    public var substituted: Set<String> { state.withLock { $0.substituted } }

    /// Names of the custom fonts in the given folders, sorted.
    public var customNames: [String] {
        state.withLock { state in customFonts(&state).names }
    }

    /// The custom font of a family that is nearest to a weight and slant; those of `name` itself for `nil`.
    func customFace(inFamilyOf name: String, weight: Double?, isItalic: Bool?) -> String? {
        guard FontManifest.face(named: name) == nil else { return nil }
        return state.withLock { state in
            customFonts(&state).member(ofFamilyOf: name, weight: weight, isItalic: isItalic)
        }
    }

    /// Files of the given folders that are called as fonts are and cannot be used, with the reason.
    public var unusable: [RasterError] {
        state.withLock { state in customFonts(&state).unusable }
    }

    /// The faces asked for so far with the digests of their files, by name.
    public var used: [(name: String, sha256: String)] {
        state.withLock { state in
            state.files.values.compactMap { try? $0.get() }.map { ($0.name, $0.sha256) }
                .sorted { $0.0 < $1.0 }
        }
    }

    // MARK: - Finding

    private func find(_ name: String, _ state: inout State) -> Result<FontFile, RasterError> {
        if let face = FontManifest.face(named: name) { return find(face, &state) }
        let found = findScriptFace(name, &state)
        switch found {
        case .failure(.unknownFont), .failure(.fontMissing):
            guard substitutes else { return found }
            state.substituted.insert(name)
            return find(FontManifest.system, &state)
        default: return found
        }
    }

    /// A font of the given folders or, where none has the name, a face of the manifest for a script: what people bring
    /// themselves may be called as those are.
    private func findScriptFace(_ name: String, _ state: inout State) -> Result<FontFile, RasterError> {
        let path = customFonts(&state).path(named: name)
        if path == .failure(.unknownFont(name: name)), let face = FontManifest.scriptFace(named: name) {
            return find(face, &state)
        }
        return path.flatMap { path in open(path, name: name, &state) }
    }

    /// The first file with the right digest; without one, the error names the first wrong one, unless
    /// other bytes are to be expected.
    private func find(
        _ face: ManifestFace, _ state: inout State
    ) -> Result<FontFile, RasterError> {
        let set: FontSet = FontManifest.scriptFace(named: face.name) == nil ? .usual : .scripts
        var other = Result<FontFile, RasterError>.failure(
            .fontMissing(face: face.name, file: face.fileName, package: face.package, set: set))
        var isFirst = true
        for path in folders.candidates(for: face) where MappedFile.exists(path) {
            let result = open(path, name: face.name, &state)
            switch result {
            case .success(let file) where file.sha256 == face.sha256: return result
            case .success where isFirst && face.differsByRelease: other = result
            case .success(let file) where isFirst:
                other = .failure(
                    .wrongFontDigest(
                        face: face.name, path: path, expected: face.sha256, found: file.sha256, set: set))
            case .failure(let error) where isFirst: other = .failure(error)
            default: break
            }
            isFirst = false
        }
        return other
    }

    private func open(
        _ path: String, name: String, _ state: inout State
    ) -> Result<FontFile, RasterError> {
        do throws(RasterError) {
            let contents = try MappedFile(path: path)
            return .success(
                FontFile(
                    name: name, sha256: state.digests.digest(of: contents), contents: contents))
        } catch {
            return .failure(error)
        }
    }

    private func customFonts(_ state: inout State) -> CustomFonts {
        if let custom = state.custom { return custom }
        let custom = CustomFonts(folders: folders.given)
        state.custom = custom
        return custom
    }
}
