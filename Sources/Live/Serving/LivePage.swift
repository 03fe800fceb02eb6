import Foundation
import PageParts

/// The page's files, which the build puts into the program.
struct LivePage: Sendable {
    let html: [UInt8]

    /// - Parameters:
    ///   - title: text, of somebody's paths.
    ///   - hasEditor: whether it has an editor of the source.
    init(title: String, hasEditor: Bool = false) {
        let text = title.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "<", with: "&lt;")
        var page = String(decoding: PackageResources.live_html, as: UTF8.self)
        if !hasEditor { page = LivePage.withoutEditor(page) }
        html = Array(page.replacingOccurrences(of: "{title}", with: text).utf8)
    }

    /// Leaves out what stands between the page's marks of the editor.
    private static func withoutEditor(_ page: String) -> String {
        page.components(separatedBy: "<!--editor-->").enumerated().map { place, part in
            place == 0 ? part : part.components(separatedBy: "<!--/editor-->").dropFirst().joined()
        }.joined()
    }

    static let icon = PackageResources.icon_svg

    /// A style sheet by its name.
    static let styles = [
        "shared.css": PageParts.style, "editor.css": PackageResources.editor_css,
        "frames.css": PackageResources.frames_css, "live.css": PackageResources.live_css,
    ]

    /// A script by its name.
    static let scripts = [
        "axes.js": PackageResources.axes_js, "controls.js": PackageResources.controls_js,
        "drafts.js": PackageResources.drafts_js, "editor.js": PackageResources.editor_js,
        "frames.js": PackageResources.frames_js, "moving.js": PackageResources.moving_js,
        "news.js": PackageResources.news_js, "playground.js": PackageResources.playground_js,
        "posting.js": PackageResources.posting_js,
        "sheets.js": PackageResources.sheets_js, "state.js": PackageResources.state_js,
        "tiles.js": PackageResources.tiles_js, "viewer.js": PageParts.viewer,
    ]
}
