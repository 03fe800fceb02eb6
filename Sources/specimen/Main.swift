import Catalog
import Foundation
import GalleryCells
import GalleryChoices
import GalleryComposition
import GalleryConfiguration
import GalleryContainers
import GalleryEffects
import GalleryFilled
import GalleryGestures
import GalleryIndicators
import GalleryLists
import GalleryPlaces
import GalleryProtocols
import SourceMode
import SpecimenCommand

/// The command line over the Gallery.
@main struct Main {
    static func main() async {
        if let code = SourceMode.run() { exit(code) }
        await SpecimenCommand.main(
            catalog: configurationSpecimens + filledSpecimens + protocolsSpecimens
                + compositionSpecimens + cellsSpecimens + effectsSpecimens + indicatorsSpecimens
                + containersSpecimens + choicesSpecimens + placesSpecimens + listsSpecimens
                + gesturesSpecimens)
    }
}
