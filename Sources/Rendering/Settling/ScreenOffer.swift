import Catalog
import Foundation
import Raster
import ViewCore

/// The height of a phone's screen, offered to a view that is too high for a picture without an offer, such as a list of
/// all months of ten years: what scrolls is cut there, as on the phone.
struct ScreenOffer {
    let options: TileOptions
    private let height: CGFloat

    /// `nil` where the picture is not too high, or its height was asked for.
    init?(instead laidOut: LaidOut, _ options: TileOptions, scale: CGFloat) {
        height = laidOut.list.size.height
        guard options.height == nil, height * scale > CGFloat(RasterLimits.side) else { return nil }
        var options = options
        options.height = Tile.screenHeight
        self.options = options
    }

    /// What was laid out with it, and says so; `high`, without a word, where the offer changes nothing.
    func lower(_ laidOut: LaidOut, than high: LaidOut) -> LaidOut {
        guard laidOut.list.size.height < height else { return high }
        var laidOut = laidOut
        laidOut.flexibleHeight = Tile.screenHeight
        laidOut.warnings.append(
            "a picture cannot be \(Int(min(height.rounded(.up), 10_000_000))) points high, so the view is offered the height of a screen, "
                + "\(Int(Tile.screenHeight)) points; say a height to have another")
        return laidOut
    }
}
