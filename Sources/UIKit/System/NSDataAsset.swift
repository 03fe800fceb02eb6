public import Foundation
import ViewCore

/// The bytes of a data set of an asset catalogue.
public final class NSDataAsset: NSObject {
    public let name: NSDataAssetName
    public let data: Data
    /// As its set says; `public.data` where it does not.
    public let typeIdentifier: String

    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// The variant that suits the tile which is being made; outside of a tile there is none. `nil` where nothing has
    /// that name, which is said with the tile.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard ViewGraph.isWorkingHere else { return nil }
        let found = onMain(name) { name -> (bytes: [UInt8], type: String?)? in
            guard let setting = ViewGraph.current?.setting else { return nil }
            switch setting.colorCatalog.data.find(name, in: setting) {
            case .success(let found): return found
            case .failure(let problem):
                ValueWarnings.hear("NSDataAsset: \(problem.words)")
                return nil
            }
        }
        guard let found else { return nil }
        self.name = name
        data = Data(found.bytes)
        typeIdentifier = found.type ?? "public.data"
    }
}

public typealias NSDataAssetName = String
