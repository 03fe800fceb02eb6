// swift-tools-version: 6.0
import PackageDescription
let package = Package(
    name: "Look",
    targets: [
        .target(name: "Base"), .target(name: "Look", dependencies: ["Base"], exclude: ["Old.swift"]),
    ])
