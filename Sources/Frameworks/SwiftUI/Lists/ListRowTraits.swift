import Foundation

/// The settings of modifiers around a row's content. The innermost one wins; that is a guess.
@MainActor
struct ListRowTraits {
  var insets: EdgeInsets?
  var edgeInsets: [Edge: CGFloat] = [:]
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?
  var topSectionSeparator = Visibility.automatic
  var bottomSectionSeparator = Visibility.automatic
  var topSectionTint: Color?
  var bottomSectionTint: Color?
  /// Nil if the section sets none.
  var sectionSpacing: ListSectionSpacing?
  /// The margins that the section sets, nil for the default.
  var sectionMargins: [Edge: CGFloat?] = [:]
  var isSelectable = true
  var background: ListRowBackgroundRender?
  var swipes: [SwipeActionsRender] = []
  /// The link or button that makes up the whole row.
  var press: PressRender?
  var isLink = false
  /// Nil for a row that cannot be moved.
  var move: ListMoveRender?
  var isMoveDisabled = false
  /// Nil for a row without drop positions beside it.
  var insertion: ListInsertionRender?
  var isDeleteDisabled = false
  var badge: RowBadgeRender?
  /// Whether the row is a control, which is higher than a line of text and has less space above and below it.
  var isControl = false
  /// False for the header or footer of a whole UIKit table.
  var isCell = true
}

/// A setting for the list row that contains it.
@MainActor
protocol ListRowStatement: RenderNode {
  var rowContent: RenderNode { get }
  func write(to traits: inout ListRowTraits)
}

extension RenderNode {
  /// The only node inside a modifier.
  var onlyContent: RenderNode? { (self as? any ListRowStatement)?.rowContent ?? (self as? UnaryRender)?.child }

  /// All settings of the row with this content.
  var listRowTraits: ListRowTraits {
    var traits = ListRowTraits()
    var node: RenderNode? = self
    while let current = node {
      (current as? any ListRowStatement)?.write(to: &traits)
      if let press = current as? PressRender { traits.press = traits.press ?? press }
      node = current.onlyContent
    }
    if traits.isDeleteDisabled { traits.swipes.removeAll(where: \.isDeletion) }
    return traits
  }
}

/// One property of a row.
nonisolated public struct _ListRowTraitModifier: RenderModifier {
  enum Trait: Equatable {
    case insets(EdgeInsets?)
    case edgeInsets(Edge.Set, CGFloat?)
    case separator(Visibility, VerticalEdge.Set)
    case separatorTint(Color?, VerticalEdge.Set)
    case sectionSeparator(Visibility, VerticalEdge.Set)
    case sectionSeparatorTint(Color?, VerticalEdge.Set)
    case sectionSpacing(CGFloat?)
    case sectionMargins(Edge.Set, CGFloat?)
    case selectionDisabled(Bool)
    case moveDisabled(Bool)
    case deleteDisabled(Bool)
    case link
    case control(Bool)
    case edge
  }

  let trait: Trait
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ListRowTraitRender {
    ListRowTraitRender(trait, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListRowTraitRender) { render.trait = trait }
}

@MainActor
final class ListRowTraitRender: UnaryRender, ListRowStatement {
  var trait: _ListRowTraitModifier.Trait {
    didSet { if trait != oldValue { enclosing(ListRowRender.self)?.traitsDidChange() } }
  }

  init(_ trait: _ListRowTraitModifier.Trait, owner: _Node, child: RenderNode) {
    self.trait = trait
    super.init(owner: owner, child: child)
  }

  var rowContent: RenderNode { child }

  func write(to traits: inout ListRowTraits) {
    switch trait {
    case .insets(let insets): traits.insets = insets
    case .edgeInsets(let edges, let length):
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { traits.edgeInsets[edge] = length }
    case .separator(let visibility, let edges):
      if edges.contains(.top) { traits.topSeparator = visibility }
      if edges.contains(.bottom) { traits.bottomSeparator = visibility }
    case .separatorTint(let tint, let edges):
      if edges.contains(.top) { traits.topTint = tint }
      if edges.contains(.bottom) { traits.bottomTint = tint }
    case .sectionSeparator(let visibility, let edges):
      if edges.contains(.top) { traits.topSectionSeparator = visibility }
      if edges.contains(.bottom) { traits.bottomSectionSeparator = visibility }
    case .sectionSeparatorTint(let tint, let edges):
      if edges.contains(.top) { traits.topSectionTint = tint }
      if edges.contains(.bottom) { traits.bottomSectionTint = tint }
    case .sectionSpacing(let points): traits.sectionSpacing = ListSectionSpacing(points: points)
    case .sectionMargins(let edges, let length):
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        traits.sectionMargins.updateValue(length, forKey: edge)
      }
    case .selectionDisabled(let isDisabled): traits.isSelectable = !isDisabled
    case .moveDisabled(let isDisabled): traits.isMoveDisabled = isDisabled
    case .deleteDisabled(let isDisabled): traits.isDeleteDisabled = isDisabled
    case .link: traits.isLink = true
    case .control(let isControl): traits.isControl = isControl
    case .edge: traits.isCell = false
    }
  }
}

/// A row's background, which fills the row, not only the view it is applied to.
nonisolated public struct _ListRowBackgroundModifier<Layer: View>: LayeredModifier {
  let layer: Layer
  let isShown: Bool
  public typealias Body = Never

  @MainActor func makeRender(layer: RenderNode, owner: _Node, child: RenderNode) -> ListRowBackgroundRender {
    ListRowBackgroundRender(layer: layer, isShown: isShown, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListRowBackgroundRender) { render.isShown = isShown }
}

@MainActor
final class ListRowBackgroundRender: RenderNode, ListRowStatement {
  let rowContent: RenderNode
  private let layer: RenderNode
  /// False if the app removes all but the default background.
  var isShown: Bool {
    didSet { if isShown != oldValue { enclosing(ListRowRender.self)?.traitsDidChange() } }
  }
  /// The area of the row to fill, in this node's coordinates.
  var area = CGRect.zero {
    didSet { if area != oldValue { setNeedsLayout() } }
  }

  init(layer: RenderNode, isShown: Bool, owner: _Node, child: RenderNode) {
    self.layer = layer
    self.isShown = isShown
    rowContent = child
    super.init(owner: owner)
    adopt(layer)
    adopt(child)
  }

  func write(to traits: inout ListRowTraits) { traits.background = isShown ? self : nil }

  override var children: [RenderNode] { [layer, rowContent] }
  override var layoutPriority: Double { rowContent.layoutPriority }
  override func measureSpacing() -> ViewSpacing { rowContent.spacing }
  override func keepsStackAxis(of child: RenderNode) -> Bool { child === rowContent }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { rowContent.sizeThatFits(proposal) }
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    rowContent.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    layer.setFrame(origin: area.origin, proposal: ProposedViewSize(area.size))
    place(rowContent, at: .zero, proposal: placedProposal ?? .unspecified)
  }
}

nonisolated extension View {
  /// Sets the insets between the edges of a row and its content; nil for the default.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_ListRowTraitModifier(trait: .insets(insets)))
  }

  /// Sets the visibility of the separators at the edges of a row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .separator(visibility, edges)))
  }

  /// Sets the colour of the separators at the edges of a row; nil for the system's.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowTraitModifier(trait: .separatorTint(color, edges)))
  }

  /// Sets the background of a row; nil for the default.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(layer: view, isShown: view != nil))
  }

  /// Sets whether the row can be selected by taps.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListRowTraitModifier(trait: .selectionDisabled(isDisabled)))
  }
}
