// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a user of Specimen would write it. Outside of this repository the dependency
// is a URL instead of a path.
let package = Package(
    name: "badges",
    dependencies: [.package(name: "specimen", path: "../..")],
    targets: [
        .executableTarget(
            name: "badges",
            dependencies: [
                .product(name: "SwiftUI", package: "specimen"),
                .product(name: "Catalog", package: "specimen"),
                .product(name: "SpecimenCommand", package: "specimen"),
            ],
            path: "Sources/Badges")
    ],
    swiftLanguageModes: [.v6]
)
