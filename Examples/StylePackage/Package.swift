// swift-tools-version: 6.2
import PackageDescription

/// A product of Specimen where there is no SwiftUI of Apple's. Elsewhere, the same code imports Apple's.
func specimen(_ product: String) -> Target.Dependency {
    .product(name: product, package: "specimen", condition: .when(platforms: [.linux]))
}

let package = Package(
    name: "style-package",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Styles", targets: ["Styles"])],
    // Outside of this repository the dependency is a URL.
    dependencies: [.package(name: "specimen", path: "../..")],
    targets: [
        // What the app and CI share.
        .target(
            name: "Styles", dependencies: [specimen("SwiftUI")], resources: [.process("Colors.xcassets")]),
        // The app: its views, and the program.
        .target(name: "Screens", dependencies: ["Styles", specimen("SwiftUI")]),
        .executableTarget(name: "Shop", dependencies: ["Screens", specimen("SwiftUI")]),
        // What `swift package specimen` runs.
        .executableTarget(
            name: "specimens",
            dependencies: ["Styles", "Screens", specimen("Catalog"), specimen("SpecimenCommand")]),
        .testTarget(
            name: "StylesTests",
            dependencies: ["Styles", "Screens", specimen("Catalog"), specimen("SpecimenTesting")]),
    ],
    swiftLanguageModes: [.v6]
)
