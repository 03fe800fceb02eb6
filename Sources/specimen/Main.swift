import Catalog
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
import SpecimenCommand

/// The command line over the Gallery.
@main struct Main {
    static func main() async {
        await SpecimenCommand.main(
            catalog: configurationSpecimens + filledSpecimens + protocolsSpecimens
                + compositionSpecimens + cellsSpecimens + effectsSpecimens + indicatorsSpecimens
                + containersSpecimens + choicesSpecimens + placesSpecimens + listsSpecimens
                + gesturesSpecimens)
    }
}
