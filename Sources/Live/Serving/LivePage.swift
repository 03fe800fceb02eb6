import Foundation
import PageParts

/// The page's files, which the build puts into the program.
struct LivePage: Sendable {
    let html: [UInt8]

    /// - Parameter title: text, of somebody's paths.
    init(title: String) {
        let text = title.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "<", with: "&lt;")
        html = Array(
            String(decoding: PackageResources.live_html, as: UTF8.self)
                .replacingOccurrences(of: "{title}", with: text).utf8)
    }

    static let icon = PackageResources.icon_svg

    /// A style sheet by its name.
    static let styles = ["shared.css": PageParts.style, "live.css": PackageResources.live_css]

    /// A script by its name.
    static let scripts = [
        "axes.js": PackageResources.axes_js, "controls.js": PackageResources.controls_js,
        "moving.js": PackageResources.moving_js, "news.js": PackageResources.news_js,
        "sheets.js": PackageResources.sheets_js, "state.js": PackageResources.state_js,
        "tiles.js": PackageResources.tiles_js, "viewer.js": PageParts.viewer,
    ]
}
