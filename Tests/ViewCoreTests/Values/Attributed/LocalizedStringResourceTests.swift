import Foundation
import Testing
import ViewCore

struct LocalizedStringResourceTests {
    @Test func `Words of a table are shown as they are written`() {
        let saved: LocalizedStringResource = "Saved **\(3)** files"
        #expect(Text(saved) == Text("Saved **\(3)** files"))
        #expect(String(localized: saved) == "Saved 3 files")
        #expect(Text("All: \(saved)") == Text("All: Saved **3** files"))
        #expect(LocalizedStringResource("saved.key", defaultValue: "Saved").key == "saved.key")
    }

    @Test func `A literal is a key still, and a text without a table a text`() {
        #expect(Text("**b**") == Text(LocalizedStringKey("**b**")))
        let plain = "**b**"
        #expect(Text(plain) == Text(verbatim: "**b**"))
    }
}
