import Foundation

/// Extends the content under bars, corners and the keyboard where its frame touches them.
nonisolated public struct _SafeAreaIgnoringLayout: RenderModifier {
  let regions: SafeAreaRegions
  let edges: Edge.Set
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> SafeAreaIgnoringRender {
    SafeAreaIgnoringRender(regions, edges, owner: owner, child: child)
  }
  @MainActor func update(_ render: SafeAreaIgnoringRender) {
    render.regions = regions
    render.edges = edges
  }
}

@MainActor
final class SafeAreaIgnoringRender: UnaryRender, SafeAreaReader {
  var regions: SafeAreaRegions {
    didSet { if regions != oldValue { setNeedsLayout() } }
  }
  var edges: Edge.Set {
    didSet { if edges != oldValue { setNeedsLayout() } }
  }
  /// The node's position on the screen when it placed its content, and the safe area there. Both can change without a
  /// layout here.
  private var known: (position: CGPoint, area: SafeArea?)?

  init(_ regions: SafeAreaRegions, _ edges: Edge.Set, owner: _Node, child: RenderNode) {
    self.regions = regions
    self.edges = edges
    super.init(owner: owner, child: child)
  }

  override var mirrorsChildren: Bool { false }

  override func didAttach() { runtime.part(SafeAreaReaders.self).all.append(self) }
  override func didDetach() { runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self } }

  func layoutIfMoved() {
    guard let known else { return }
    let area = safeArea(ignoring: regions)
    if known.area != area || area != nil && known.position != position() { layoutInPlace() }
  }

  override func placeChildren() {
    let frame = screenFrame
    let area = safeArea(ignoring: regions)
    known = (frame.origin, area)
    var insets = area?.insets(of: frame) ?? EdgeInsets()
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(isRightToLeft ? .trailing : .leading) { insets.leading = 0 }
    if !edges.contains(isRightToLeft ? .leading : .trailing) { insets.trailing = 0 }
    let extended = CGRect(origin: .zero, size: size).extended(by: insets)
    place(child, at: extended.origin, proposal: ProposedViewSize(extended.size))
  }
}

/// The regions of the safe area that a view ignores.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt
  /// Creates a set from raw bits; unknown ones are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The regions of bars and of the screen's corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the software keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
  /// Extends the view under bars, corners and the keyboard, at those of `edges` where its frame touches the safe
  /// area's. Caveat: has no effect inside a scroll view, because the content moves under the bars anyway.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
  }

  /// Older spelling of `ignoresSafeArea(edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
