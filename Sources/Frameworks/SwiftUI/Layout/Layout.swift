import Foundation

/// A container's way of placing its children.
@preconcurrency
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// A view that lays its content out this way.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// What a layout tells about itself.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; decides in which direction a `Spacer` grows.
  public var stackOrientation: Axis?
  public init() {}
}

/// The distances a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The distance between two views that have no preference, in points.
  static let standard: CGFloat = 8

  /// Preferred distances by edge; nil for none.
  private var leading: CGFloat?
  private var trailing: CGFloat?
  private var top: CGFloat?
  private var bottom: CGFloat?

  public init() {}

  /// No distance on any side, as a spacer wants.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.leading = 0
    spacing.trailing = 0
    spacing.top = 0
    spacing.bottom = 0
    return spacing
  }

  /// The distance to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferences = axis == .horizontal ? [trailing, next.leading] : [bottom, next.top]
    return preferences.compactMap { $0 }.max() ?? Self.standard
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func merge(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
      guard let a, let b else { return nil }
      return max(a, b)
    }
    if edges.contains(.leading) { leading = merge(leading, other.leading) }
    if edges.contains(.trailing) { trailing = merge(trailing, other.trailing) }
    if edges.contains(.top) { top = merge(top, other.top) }
    if edges.contains(.bottom) { bottom = merge(bottom, other.bottom) }
  }

  /// Takes another view's preferences on the given edges.
  mutating func take(_ other: ViewSpacing, edges: Edge.Set) {
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.trailing) { trailing = other.trailing }
    if edges.contains(.top) { top = other.top }
    if edges.contains(.bottom) { bottom = other.bottom }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}

/// The children of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let nodes: [RenderNode]
  public let layoutDirection: LayoutDirection

  @MainActor
  init(_ nodes: [RenderNode], container: RenderNode) {
    self.nodes = nodes
    layoutDirection = container.environment.layoutDirection
    self.container = container
  }

  private let container: RenderNode

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position], container: container) }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

/// One child of a layout. Only used while a layout runs, on the main actor.
public struct LayoutSubview: Equatable, Sendable {
  let node: RenderNode
  let container: RenderNode

  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let node = node
    return ViewDimensions(size: sizeThatFits(proposal)) { key in
      MainActor.assumeIsolated { node.explicitGuide(key, in: proposal) }
    }
  }

  /// Places the child; `position` is where its point `anchor` goes, in the container's coordinates.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let size = node.sizeThatFits(proposal)
      let point = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      container.place(node, at: point, proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
