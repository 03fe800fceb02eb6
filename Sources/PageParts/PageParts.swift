/// What several of the program's pages have in common: the files that the build puts into the program.
package enum PageParts {
    /// Colours, controls, and the dialog that shows one picture.
    package static let style = PackageResources.shared_css
    /// Fills a `<dialog id="viewer">` with one picture of a list, at its size and larger: `specimenViewer.open`.
    package static let viewer = PackageResources.viewer_js
}
