// Every command over the previews; there is none on a Mac, where Xcode draws them.
#if canImport(SpecimenCommand)
    import Catalog
    import SpecimenCommand

    await SpecimenCommand.main(catalog: Previews.catalog)
#endif
