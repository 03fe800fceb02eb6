// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "golden-testing",
    dependencies: [.package(name: "specimen", path: "../..")],
    targets: [
        .target(
            name: "Badges",
            dependencies: [
                .product(name: "SwiftUI", package: "specimen"),
                .product(name: "Catalog", package: "specimen"),
            ]),
        .testTarget(
            name: "BadgesTests",
            dependencies: [
                "Badges",
                .product(name: "Catalog", package: "specimen"),
                .product(name: "SpecimenTesting", package: "specimen"),
            ],
            exclude: ["Golden"]),
    ]
)
