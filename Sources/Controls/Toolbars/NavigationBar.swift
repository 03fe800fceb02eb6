import Foundation
import ViewCore

/// The bar above a container's content: what is gone back to, items, and the title beside or below them.
///
/// Documentation/Rules/metrics.json, `navigation`: 44 points with the title between items, in 17 semibold, 96 with
/// the title below in 34 bold, 16 from the leading edge. The 54 of iOS 26 is a guess from its buttons of 44.
struct NavigationBar: LookView {
    nonisolated static var publicName: String { ".toolbar" }

    let bars: BarContents
    /// Whether titles are large unless told otherwise.
    var prefersLarge = true

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        bars.isDrawn = true
        guard !bars.isHidden(.navigationBar) else { return }
        let isMac = environment.platform == .macos
        let generation = environment.generation
        let hasLine = generation.choose(ios18: true, ios26: false)
        let isLarge = isLarge(environment)
        let height: CGFloat = isMac ? 52 : generation.choose(ios18: 44, ios26: 54)
        VStack(alignment: .leading, spacing: 0) {
            ZStack {
                HStack(spacing: generation.choose(ios18: 16, ios26: 10)) {
                    if hasBack { BackButton(title: bars.back ?? nil) }
                    BarItemRow(items: leading)
                    if isMac { title.lineLimit(1) }
                    Spacer(minLength: 0)
                    BarItemRow(items: trailing)
                }
                if !isMac, !isLarge || !principal.isEmpty { title.lineLimit(1).padding(.horizontal, 60) }
            }
            // The title is drawn over the items, and met between them.
            .saying(Spoken(environment.layoutDirection == .rightToLeft ? .fromRight : .fromLeft))
            .padding(.horizontal, 16)
            .barTypeSize()
            .frame(height: height)
            if isLarge {
                largeTitle.padding(.horizontal, 16).frame(minHeight: 52, alignment: .top)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            if let style = bars.background(.navigationBar) {
                Rectangle().fill(style).ignoresSafeArea(edges: .top)
                    .overlay(alignment: .bottom) { if hasLine { Divider() } }
            }
        }
        .transformEnvironment(\.colorScheme) { scheme in
            scheme = bars.scheme(.navigationBar) ?? scheme
        }
        .unfold(into: &unfolding)
    }

    private func isLarge(_ environment: EnvironmentValues) -> Bool {
        guard environment.platform == .ios, bars.title != nil || !bars.items(.largeTitle).isEmpty else {
            return false
        }
        switch bars.titleMode {
        case .large: return true
        case .inline: return false
        case .automatic: return prefersLarge && bars.back == nil
        }
    }

    private var hasBack: Bool { bars.back != nil && !bars.isBackHidden }
    private var principal: [BarItem] { bars.items(.principal, .title) }
    /// Below a large title; those that are meant for it go before others.
    private var largeSubtitle: [BarItem] {
        let own = bars.items(.largeSubtitle)
        return own.isEmpty ? bars.items(.subtitle) : own
    }
    private var leading: [BarItem] { bars.items(.topBarLeading, .navigation, .cancellationAction) }
    private var trailing: [BarItem] {
        bars.items(
            .automatic, .topBarTrailing, .secondaryAction, .destructiveAction, .primaryAction,
            .confirmationAction)
    }

    @ViewBuilder private var title: some View {
        if !principal.isEmpty {
            InBar(items: principal).font(.headline)
        } else if bars.title != nil || !bars.items(.subtitle).isEmpty {
            VStack(spacing: 0) {
                if let title = bars.title {
                    HStack(spacing: 4) {
                        title.font(.headline).saying(Spoken(.passed, traits: ["header"]))
                        if bars.hasTitleMenu {
                            Image(systemName: "chevron.down").font(.caption).foregroundStyle(.secondary)
                        }
                    }
                }
                if !bars.items(.subtitle).isEmpty {
                    InBar(items: bars.items(.subtitle)).font(.caption).foregroundStyle(.secondary)
                } else if let subtitle = bars.subtitle {
                    subtitle.font(.caption).foregroundStyle(.secondary)
                }
            }
        }
    }

    private var largeTitle: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !bars.items(.largeTitle).isEmpty {
                InBar(items: bars.items(.largeTitle)).font(.largeTitle.bold())
            } else {
                bars.title.font(.largeTitle.bold()).lineLimit(1)
                    .saying(Spoken(.passed, traits: ["header"]))
            }
            if !largeSubtitle.isEmpty {
                InBar(items: largeSubtitle).font(.subheadline).foregroundStyle(.secondary)
            } else if let subtitle = bars.subtitle {
                subtitle.font(.subheadline).foregroundStyle(.secondary)
            }
        }
    }
}

/// Items in place of a title, which stand beside each other: a guess.
private struct InBar: View, PubliclyNamed {
    nonisolated static var publicName: String { ".toolbar" }

    let items: [BarItem]

    var body: some View {
        HStack(spacing: 8) {
            ForEach(items.indices, id: \.self) { index in items[index].content }
        }
    }
}

/// The button that goes back: a chevron and words until iOS 18, a round one of glass from iOS 26.
private struct BackButton: LookView {
    nonisolated static var publicName: String { ".toolbar" }

    let title: Text?

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let isGlass = environment.generation.choose(ios18: false, ios26: true)
        Button {
            ViewGraph.record("dismiss")
        } label: {
            HStack(spacing: 6) {
                Image(
                    systemName: environment.layoutDirection == .rightToLeft ? "chevron.right" : "chevron.left"
                )
                .fontWeight(.semibold)
                if !isGlass { (title ?? Text(verbatim: "Back")).lineLimit(1) }
            }
            .frame(minWidth: isGlass ? 44 : 0, minHeight: 44)
        }
        .buttonStyle(BarButtonStyle())
        // Where no words stand beside the chevron, it is still called after what it leads to.
        .accessibilityLabel(title ?? Text(verbatim: "Back"))
        .background { if isGlass { GlassGround(outline: Circle()) } }
        .unfold(into: &unfolding)
    }
}

/// The bar below a container's content, where there is one.
struct BottomBar: LookView {
    nonisolated static var publicName: String { ".toolbar" }

    let bars: BarContents

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let items = bars.items(.bottomBar, .status, .bottomOrnament)
        guard !items.isEmpty, !bars.isHidden(.bottomBar) else { return }
        let generation = environment.generation
        let hasLine = generation.choose(ios18: true, ios26: false)
        let background =
            bars.background(.bottomBar) ?? generation.choose(ios18: AnyShapeStyle(.bar), ios26: nil)
        BarItemRow(items: spread(items), isSpread: true)
            .frame(maxWidth: .infinity)
            .padding(.horizontal, 16)
            .barTypeSize()
            .frame(height: generation.choose(ios18: 44, ios26: 60))
            .background {
                if let background {
                    Rectangle().fill(background).ignoresSafeArea(edges: .bottom)
                        .overlay(alignment: .top) { if hasLine { Divider() } }
                }
            }
            .transformEnvironment(\.colorScheme) { scheme in
                scheme = bars.scheme(.bottomBar) ?? scheme
            }
            .unfold(into: &unfolding)
    }

    /// What says its status stands in the middle.
    private func spread(_ items: [BarItem]) -> [BarItem] {
        let room = BarItem(kind: .spacer(.flexible), placement: .bottomBar)
        guard let middle = items.firstIndex(where: { $0.placement == .status }) else { return items }
        return items[..<middle] + [room, items[middle], room] + items[(middle + 1)...]
    }
}
