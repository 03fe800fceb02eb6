// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "specimen-benchmarks",
    dependencies: [.package(name: "specimen", path: "..")],
    targets: [
        // Style code as users write it: it imports SwiftUI and nothing else.
        .target(
            name: "BenchmarkStyles",
            dependencies: [.product(name: "SwiftUI", package: "specimen")],
            swiftSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "specimen-benchmark",
            dependencies: [
                "BenchmarkStyles",
                .product(name: "SwiftUI", package: "specimen"),
                .product(name: "Catalog", package: "specimen"),
                .product(name: "Golden", package: "specimen"),
                .product(name: "Rendering", package: "specimen"),
                .product(name: "SpecimenCommand", package: "specimen"),
            ],
            swiftSettings: [.strictMemorySafety(), .treatAllWarnings(as: .error)]),
    ]
)
