import Catalog
import GalleryCells
import GalleryComposition
import GalleryConfiguration
import GalleryControls
import GalleryEffects
import GalleryFilled
import GalleryProtocols
import SpecimenCommand

/// The command line over the Gallery.
@main struct Main {
    static func main() async {
        await SpecimenCommand.main(
            catalog: (configurationSpecimens + filledSpecimens + protocolsSpecimens
                + compositionSpecimens + cellsSpecimens + effectsSpecimens + indicatorsSpecimens
                + containersSpecimens + choicesSpecimens + placesSpecimens + listsSpecimens
                + gesturesSpecimens + motionSpecimens).allowingTheGallery, takesSources: true)
    }
}
