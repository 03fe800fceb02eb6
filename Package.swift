// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// LLVM does not check what the compiler hands it: that is for people who work on the compiler, and takes a tenth of
/// the time of what is not optimized.
let unverified: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-llvm-verify"])]

let strict: [SwiftSetting] =
    unverified + [
        .swiftLanguageMode(.v6),
        .strictMemorySafety(),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
        // Old SwiftUI spellings stay usable in style code, with the note that names the new one.
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]

/// In debug builds a module is read once, as in release builds, and not once for each batch of its files and once more
/// for its interface, and what it imports of the system is not indexed again. Whoever edits modules asks for batches
/// with SPECIMEN_INCREMENTAL=1.
let whole: [SwiftSetting] =
    Context.environment["SPECIMEN_INCREMENTAL"] != nil
    ? []
    : [
        .unsafeFlags(
            [
                "-whole-module-optimization", "-no-emit-module-separately-wmo", "-num-threads", "2",
                "-disable-batch-mode", "-index-ignore-system-modules", "-index-ignore-clang-modules",
            ], .when(configuration: .debug))
    ]

/// Tests, which are debug builds, find what changes a value while another reads it; a release build is not made to look
/// for it again at each access, which took a twelfth of a tile's layout.
let proven: [SwiftSetting] = [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// Types are made by their own accessors, not found by their names at run time, where each one looks through all
/// conformances of the program: Documentation/Decisions/0016-types-by-accessors.md.
let direct: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
        .when(configuration: .release))
]

let library = strict + whole + proven + direct

/// Style code as users write it: no settings that change what a plain app target would compile.
let styleCode: [SwiftSetting] =
    direct + [
        .swiftLanguageMode(.v6),
        .treatAllWarnings(as: .error),
        .treatWarning("DeprecatedDeclaration", as: .warning),
    ]

let gallery = [
    "GalleryConfiguration", "GalleryFilled", "GalleryProtocols", "GalleryComposition",
    "GalleryCells", "GalleryEffects", "GalleryControls",
]

/// What SwiftUI exports again. Whoever depends on it names these as well: its own module stays as it is when one of them
/// changes, so that style code would not be compiled again and would have values of the old layout.
let exported = ["SwiftUI", "ViewCore", "Controls", "Combine", "UIKit", "Drawing"]

let package = Package(
    name: "specimen",
    products: [
        .library(name: "SwiftUI", targets: exported),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "Catalog", targets: ["Catalog"]),
        .library(name: "Golden", targets: ["Golden"]),
        .library(name: "Rendering", targets: ["Rendering"]),
        .library(name: "SpecimenCommand", targets: ["SpecimenCommand"]),
        .library(name: "SpecimenTesting", targets: ["SpecimenTesting"]),
        .executable(name: "specimen", targets: ["specimen"]),
        .executable(name: "specimen-live", targets: ["specimen-live"]),
        .plugin(name: "SpecimenPlugin", targets: ["SpecimenPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        // C libraries
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev", "zlib1g-dev"])]),

        .systemLibrary(
            name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),

        // From values to pictures
        .target(name: "Digests", dependencies: ["CXXHash"], swiftSettings: library),
        .target(name: "Drawing", dependencies: ["Digests"], swiftSettings: library),
        .target(name: "Pixels", dependencies: ["CDeflate", "Digests"], swiftSettings: library),
        // The place of the running code, and the compiler that reads its modules
        .target(name: "Installation", swiftSettings: library),
        .target(
            name: "Raster",
            dependencies: ["CPangoCairo", "Digests", "Drawing", "Installation", "Pixels"],
            swiftSettings: library),
        // Files of shapes instead of pixels
        .target(name: "Vectors", dependencies: ["Drawing"], swiftSettings: library),

        // What reaches a terminal or a log
        .target(name: "Streams", swiftSettings: library),

        // Files that people write
        .target(name: "JSON", dependencies: ["Streams"], swiftSettings: library),
        .target(name: "Tokens", dependencies: ["Drawing", "JSON", "Streams"], swiftSettings: library),

        // SwiftUI's surface
        .target(
            name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
            swiftSettings: library),
        // Started by the compiler where style code has previews or entries of the environment.
        .macro(name: "ViewMacros", swiftSettings: strict),
        .target(
            name: "ViewCore", dependencies: ["Combine", "Drawing", "JSON", "ViewMacros"],
            swiftSettings: library),
        .target(name: "Controls", dependencies: ["ViewCore", "Drawing"], swiftSettings: library),
        .target(
            name: "SwiftUI", dependencies: ["Combine", "Controls", "UIKit", "ViewCore"],
            swiftSettings: library),
        .target(name: "_Testing_UIKit", swiftSettings: library),
        .target(
            name: "UIKit",
            dependencies: ["_Testing_UIKit", "Controls", "ViewCore", "Drawing"],
            swiftSettings: library),

        // Scripts and styles that several pages share
        .target(
            name: "PageParts", resources: [.embedInCode("shared.css"), .embedInCode("viewer.js")],
            swiftSettings: library),

        // The product
        // How ids are written, and patterns of them
        .target(name: "Identifiers", swiftSettings: library),
        .target(
            name: "Catalog",
            dependencies: ["Identifiers", "ViewCore", "Drawing", "Digests"], swiftSettings: library),
        .target(name: "Differences", dependencies: ["Digests", "Drawing", "Pixels"], swiftSettings: library),
        .target(
            name: "Explanations", dependencies: ["Differences", "Digests", "Drawing", "Streams"],
            swiftSettings: library),
        // What assistive technology meets in a tile, made of its trace
        .target(name: "ScreenReader", dependencies: ["Drawing"], swiftSettings: library),
        .target(
            name: "Golden",
            dependencies: [
                "Differences", "Explanations", "ScreenReader", "Digests", "Drawing", "Pixels", "Streams",
            ],
            swiftSettings: library),
        .target(
            name: "Lint",
            dependencies: [
                "Catalog", "Differences", "Digests", "Drawing", "Pixels", "ScreenReader", "ViewCore",
            ],
            swiftSettings: library),
        .target(
            name: "Rendering",
            dependencies: [
                "Catalog", "Golden", "Lint", "ScreenReader", "ViewCore", "Drawing", "Raster", "Pixels",
                "Digests",
                "Vectors",
            ],
            swiftSettings: library),
        .target(
            name: "SpecimenCommand",
            dependencies: [
                "Catalog", "Rendering", "Golden", "JSON", "Lint", "PageParts", "ScreenReader", "SourceMode",
                "Streams", "Tokens", "Digests",
                "Drawing", "Installation", "Pixels", "Raster", "ViewCore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Words/IndexPage.css"), .embedInCode("Words/IndexPage.js")],
            swiftSettings: library),
        // Source files as catalogues: what is found in them, what their programs are, and what makes and runs these.
        .target(name: "SourceDiscovery", dependencies: ["Identifiers"], swiftSettings: library),
        .target(
            name: "SourceProgram",
            dependencies: ["Catalog", "Rendering", "SwiftUI", "UIKit", "ViewCore"],
            swiftSettings: library),
        .target(
            name: "SourceMode",
            dependencies: [
                "Catalog", "Digests", "Golden", "Installation", "Pixels", "Rendering", "SourceDiscovery",
                "Streams", "ViewCore",
            ],
            swiftSettings: library),
        // Sheets that follow what is written in source files, on a page of this machine.
        .target(
            name: "Live",
            dependencies: [
                "Catalog", "Digests", "Golden", "Installation", "PageParts", "Pixels", "Raster", "Rendering",
                "SourceDiscovery",
                "SourceMode", "Streams", "ViewCore",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [
                "live.html", "live.css", "editor.css", "frames.css", "icon.svg",
                "axes.js", "controls.js", "drafts.js", "editor.js", "frames.js", "moving.js", "news.js",
                "playground.js", "posting.js", "sheets.js", "state.js", "tiles.js",
            ].map { .embedInCode("Page/" + $0) },
            swiftSettings: library),
        // A program of its own: what a server is linked of would make every other command start later.
        .executableTarget(
            name: "specimen-live", dependencies: ["Live", "SourceMode", "Streams"], swiftSettings: library),
        .target(
            name: "SpecimenTesting",
            dependencies: [
                "Catalog", "Drawing", "Rendering", "Golden", "Pixels", "Raster", "ScreenReader", "Streams",
                "Tokens", "ViewCore",
            ],
            swiftSettings: library),
        .executableTarget(
            name: "specimen",
            dependencies: ["SourceProgram", "SpecimenCommand", "Catalog"]
                + gallery.map { .byName(name: $0) },
            swiftSettings: library),

        // Finds the Gallery's presets while it is built.
        .executableTarget(
            name: "specimen-finder", dependencies: ["SourceDiscovery"], path: "Finder", swiftSettings: library
        ),
        .plugin(name: "FindSpecimens", capability: .buildTool(), dependencies: ["specimen-finder"]),

        // `swift package specimen` in packages that have a tool of their own.
        .plugin(
            name: "SpecimenPlugin",
            capability: .command(
                intent: .custom(verb: "specimen", description: "Draw, compare and record pictures of styles"),
                permissions: [
                    .writeToPackageDirectory(reason: "Sheets, reports and goldens are kept in the package.")
                ])),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["Drawing", "Pixels"], path: "Tests/TestSupport",
            swiftSettings: library),
        .target(
            name: "LayoutSupport", dependencies: ["ViewCore", "Drawing"], path: "Tests/LayoutSupport",
            swiftSettings: library),
        .testTarget(
            name: "DrawingTests", dependencies: ["Drawing", "Digests", "TestSupport"],
            swiftSettings: strict),
        .testTarget(name: "VectorsTests", dependencies: ["Vectors", "Drawing"], swiftSettings: strict),
        .testTarget(
            name: "InstallationTests", dependencies: ["Installation", "TestSupport"], swiftSettings: strict),
        .testTarget(
            name: "PixelsTests", dependencies: ["Pixels", "Digests", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "DocumentationTests",
            // The last three are only there to be built: style code is compiled against them, the command is run.
            dependencies: [
                "SwiftUI", "ViewCore", "Drawing", "Raster", "Tokens", "LayoutSupport", "UIKit",
                "SpecimenTesting", "specimen", "Controls", "Combine", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "StreamsTests", dependencies: ["Streams", "JSON"], swiftSettings: strict),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: strict),
        .testTarget(
            name: "TokensTests", dependencies: ["Tokens", "Drawing", "JSON"], swiftSettings: strict),
        .testTarget(
            name: "DifferencesTests",
            dependencies: ["Differences", "Drawing", "Pixels", "Digests", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ExplanationsTests",
            dependencies: ["Explanations", "Differences", "Drawing", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenReaderTests",
            dependencies: ["ScreenReader", "SwiftUI", "Controls", "ViewCore", "Drawing", "LayoutSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "Differences", "Explanations", "Golden", "ScreenReader", "Drawing", "Pixels", "Digests",
                "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "LintTests",
            dependencies: [
                "Lint", "Catalog", "Controls", "Differences", "Digests", "Drawing", "Pixels", "Raster",
                "Rendering", "ScreenReader", "SwiftUI", "ViewCore", "TestSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RenderingTests",
            dependencies: [
                "Rendering", "Catalog", "Digests", "Golden", "SwiftUI", "Controls", "Drawing", "Pixels",
                "Raster", "Vectors", "ViewCore", "LayoutSupport", "TestSupport",
            ] + gallery.map { .byName(name: $0) },
            swiftSettings: strict),
        .testTarget(
            name: "SourceDiscoveryTests",
            // The last two are only there to be built: samples are compiled against them.
            dependencies: ["SourceDiscovery", "TestSupport", "SwiftUI", "SourceProgram"],
            swiftSettings: strict),
        .testTarget(
            name: "SourceModeTests", dependencies: ["SourceDiscovery", "SourceMode", "Rendering"],
            swiftSettings: strict),
        .testTarget(
            name: "SpecimenTestingTests",
            dependencies: [
                "SpecimenTesting", "Drawing", "Rendering", "Catalog", "Golden", "SwiftUI", "Raster", "Pixels",
            ],
            swiftSettings: strict),
        .target(
            name: "HostileTrees",
            dependencies: ["SwiftUI", "Controls", "ViewCore", "Drawing", "TestSupport"],
            path: "Tests/HostileTrees", swiftSettings: library),
        .testTarget(
            name: "ViewCoreTests",
            dependencies: ["ViewCore", "Combine", "Drawing", "HostileTrees", "LayoutSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "ControlsTests",
            dependencies: ["SwiftUI", "Controls", "ViewCore", "Drawing", "LayoutSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "UIKitTests",
            dependencies: ["UIKit", "Combine", "Controls", "ViewCore", "Drawing", "LayoutSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "CatalogTests",
            dependencies: ["Catalog", "Controls", "Digests", "ViewCore", "Drawing", "LayoutSupport"]
                + gallery.map { .byName(name: $0) },
            swiftSettings: strict),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["SwiftUI", "Catalog", "Rendering", "ViewCore", "Drawing", "Raster", "TestSupport"]
                + gallery.map { .byName(name: $0) },
            swiftSettings: strict),
        // Every integer that anything public takes; all modules are there to be looked through.
        .testTarget(
            name: "IntegerTests",
            dependencies: [
                "SwiftUI", "UIKit", "Combine", "Catalog", "Golden", "Rendering", "SpecimenCommand",
                "SpecimenTesting", "Tokens", "JSON", "ScreenReader", "Streams", "Digests", "Drawing",
                "Pixels",
                "Raster", "ViewCore", "Controls", "TestSupport", "LayoutSupport",
            ],
            swiftSettings: strict),
        // A catalogue whose pictures, tolerances and colours its environment decides; and hostile trees.
        .executableTarget(
            name: "specimen-test-tool",
            dependencies: [
                "SpecimenCommand", "SourceMode", "Rendering", "Catalog", "SwiftUI", "HostileTrees", "Drawing",
                "Raster",
            ],
            path: "Tests/TestTool", swiftSettings: library),
        .testTarget(
            name: "SpecimenCommandTests",
            dependencies: [
                "SpecimenCommand", "SourceMode", "Catalog", "specimen", "specimen-test-tool", "Pixels",
                "Digests", "Golden", "JSON", "Rendering", "TestSupport",
            ],
            swiftSettings: strict),
        // The command over source files. What is drawn there is compiled by the command itself.
        .testTarget(
            name: "SourceTrialTests",
            dependencies: ["specimen", "specimen-live", "SourceMode", "SourceDiscovery", "Installation"],
            exclude: ["Fixtures"],
            swiftSettings: strict),
        .testTarget(
            name: "LiveTests", dependencies: ["Live", "SourceMode", "TestSupport", "specimen"],
            swiftSettings: strict),
        .testTarget(
            name: "MutationTests",
            dependencies: [
                "Catalog", "Rendering", "Golden", "SwiftUI", "Combine", "Raster", "ViewCore", "Drawing",
                "Digests", "LayoutSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "Drawing", "Pixels", "TestSupport"],
            swiftSettings: strict),
    ]
        // The founding styles, one target a document, so that equal names don't clash.
        + gallery.map { name in
            .target(
                name: name, dependencies: (exported + ["Catalog"]).map { .init(stringLiteral: $0) },
                path: "Sources/Gallery/" + name.dropFirst("Gallery".count),
                // Read by what finds presets.
                exclude: ["GalleryConfiguration", "GalleryProtocols"].contains(name) ? ["specimen.yaml"] : [],
                resources: name == "GalleryComposition" ? [.copy("Colors.xcassets")] : [],
                swiftSettings: styleCode + unverified + whole, plugins: ["FindSpecimens"])
        }
)
