package import Catalog
package import Digests
import Drawing
package import ViewCore

extension LaidOut {
    /// What the tile at this point draws, to be compared with others.
    package func look(at point: TilePoint) -> TileLook<ContentDigest> {
        TileLook(
            point: point, digest: list.digest, inkDigest: list.withoutGround.digest, unclaimed: unclaimed,
            makers: lookMakers, prefersScheme: preferredScheme != nil)
    }
}
