import Catalog
import Controls
import Foundation
import Testing
import ViewCore

struct CaptionTests {
    private struct Values: Sendable {
        var size: ControlSize = .large
        var isFullWidth = true
        var hasShadow = false
        var haptic: String? = "medium"
        var sound: String?
        var cornerRadius: CGFloat = 12
        var opacity = 0.85
    }

    @Test func `A configuration's values become captions in their order`() {
        #expect(
            specimen("Button/a", configuration: Values()).details == [
                "size large", "full width", "not has shadow", "haptic medium", "no sound",
                "corner radius 12", "opacity 0.85",
            ])
    }

    @Test func `A flag that is off says so`() {
        let details = specimen("Button/a", configuration: Values(isFullWidth: false)).details
        #expect(details.contains("not full width"))
    }

    @Test func `Without a configuration there are no captions`() {
        #expect(specimen("Button/a").details == [])
    }

    @Test func `A name is parted into control and preset`() {
        let whole = specimen("Button/primary.quiet")
        #expect([whole.control, whole.preset] == ["Button", "primary.quiet"])
    }
}
