import Foundation

/// A badge at the end of a list row.
nonisolated struct RowBadge: View, FrameworkView {
  let text: Text?
  @Environment(\.badgeProminence) private var prominence

  @MainActor var body: some View {
    if let text {
      if prominence == .increased {
        // The sizes are a guess.
        text.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).frame(minWidth: 22, minHeight: 22)
          .background(Color(uiColor: .systemRed), in: Capsule())
      } else {
        text.foregroundStyle(.secondary)
      }
    }
  }
}

/// Adds a badge to a list row.
nonisolated struct RowBadgeModifier: ViewModifier {
  let text: Text?
  @Environment(\.listContext) private var list
  @Environment(\.isBadgeInPlace) private var isInPlace

  @MainActor func body(content: Content) -> some View {
    if list == nil {
      content
    } else {
      content.environment(\.rowBadge, text)
        .modifier(
          _RowBadgeModifier(
            layer: RowBadge(text: text).lineLimit(1).fixedSize(), hasBadge: text != nil, isInPlace: isInPlace))
    }
  }
}

/// Lays out a badge behind the content that makes up a whole list row.
nonisolated struct _RowBadgeModifier<Layer: View>: LayeredModifier {
  let layer: Layer
  let hasBadge: Bool
  let isInPlace: Bool
  typealias Body = Never

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> RowBadgeRender {
    RowBadgeRender(layer: layer, hasBadge: hasBadge, isInPlace: isInPlace, owner: owner, child: child)
  }
  @MainActor func update(_ render: RowBadgeRender) { render.hasBadge = hasBadge }
}

@MainActor
final class RowBadgeRender: RenderNode, ListRowStatement {
  /// The spacing between the content and the badge: a guess.
  private static let gap: CGFloat = 8

  let rowContent: RenderNode
  private let layer: RenderNode
  var hasBadge: Bool {
    didSet { if hasBadge != oldValue { childrenDidChange() } }
  }
  /// Whether it belongs to a row that does not show the badge itself.
  var isInRow = false {
    didSet { if isInRow != oldValue { childrenDidChange() } }
  }

  /// Whether it is not a whole row, so that no row asks for the badge.
  private let isInPlace: Bool

  init(layer: RenderNode, hasBadge: Bool, isInPlace: Bool, owner: _Node, child: RenderNode) {
    self.layer = layer
    self.hasBadge = hasBadge
    self.isInPlace = isInPlace
    rowContent = child
    super.init(owner: owner)
    adopt(layer)
    adopt(child)
  }

  /// Of several badges the outer one is shown.
  func write(to traits: inout ListRowTraits) { traits.badge = traits.badge ?? self }

  /// A link shows it before its disclosure indicator.
  private var isShown: Bool { hasBadge && (isInRow || isInPlace && !rowContent.listRowTraits.isLink) }
  override var children: [RenderNode] { isShown ? [rowContent, layer] : [rowContent] }
  override var layoutPriority: Double { rowContent.layoutPriority }
  override func measureSpacing() -> ViewSpacing { rowContent.spacing }
  override func keepsStackAxis(of child: RenderNode) -> Bool { child === rowContent }

  private var badge: CGSize { layer.sizeThatFits(.unspecified) }

  private func free(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard isShown, let width = proposal.width else { return proposal }
    return ProposedViewSize(width: max(0, width - badge.width - Self.gap), height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = rowContent.sizeThatFits(free(proposal))
    guard isShown else { return content }
    let wanted = content.width + Self.gap + badge.width
    let width = proposal.width.flatMap { $0.isFinite ? max($0, wanted) : nil } ?? wanted
    return CGSize(width: width, height: max(content.height, badge.height))
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    rowContent.explicitGuide(key, in: free(proposal))
  }

  override func placeChildren() {
    let inner = free(placedProposal ?? .unspecified)
    let content = rowContent.sizeThatFits(inner)
    place(rowContent, at: CGPoint(x: 0, y: (size.height - content.height) / 2), proposal: inner)
    guard isShown else { return }
    let badge = badge
    place(
      layer, at: CGPoint(x: size.width - badge.width, y: (size.height - badge.height) / 2), proposal: .unspecified)
  }
}
