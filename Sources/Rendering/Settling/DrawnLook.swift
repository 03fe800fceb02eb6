package import Catalog
package import Digests
import Drawing
package import ViewCore

/// What a tile draws and what took its state, to be compared with other tiles.
package struct DrawnLook: Hashable, Sendable {
    package let digest: ContentDigest
    /// The same without the ground that the scheme puts behind the view.
    package let inkDigest: ContentDigest
    package let claimed: StateRequests
    package let unclaimed: StateRequests
    package let makers: LookMakers
    package let prefersScheme: Bool

    init(
        digest: ContentDigest, inkDigest: ContentDigest, claimed: StateRequests, unclaimed: StateRequests,
        makers: LookMakers, prefersScheme: Bool
    ) {
        (self.digest, self.inkDigest) = (digest, inkDigest)
        (self.claimed, self.unclaimed) = (claimed, unclaimed)
        (self.makers, self.prefersScheme) = (makers, prefersScheme)
    }

    package init(_ laidOut: LaidOut) {
        digest = laidOut.list.digest
        inkDigest = laidOut.list.withoutGround.digest
        (claimed, unclaimed) = (laidOut.claimed, laidOut.unclaimed)
        makers = laidOut.lookMakers
        prefersScheme = laidOut.preferredScheme != nil
    }

    package func look(at point: TilePoint) -> TileLook<ContentDigest> {
        TileLook(
            point: point, digest: digest, inkDigest: inkDigest, unclaimed: unclaimed, makers: makers,
            prefersScheme: prefersScheme)
    }
}
