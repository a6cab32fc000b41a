import Foundation

/// A container's way of placing its children.
@preconcurrency
public protocol Layout: Animatable {
  /// What is worth keeping between the calls for the same subviews; nothing unless the layout says so.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Facts about the layout itself, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }
  /// The cache for new subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when subviews came, went or changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container prefers to its own neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size in points for a proposal; a length that is nil asks for the ideal one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview. `bounds` has the size that was answered for `proposal`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the guide lies, in points from the leading edge of `bounds`; nil for where it lies in any view of that
  /// size.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where the guide lies, in points from the top of `bounds`; nil for where it lies in any view of that size.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// What the subviews prefer on all edges; where several do, the largest.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(around: subviews, along: nil)
  }
  /// The guide's default.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// The guide's default.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Nothing to keep.
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
  /// A layout without an axis.
  public init() {}
}

/// The children of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let nodes: [RenderNode]
  /// The container's direction. Positions count from the leading edge in either; the container mirrors them.
  public let layoutDirection: LayoutDirection

  @MainActor
  init(_ nodes: [RenderNode], container: RenderNode) {
    self.nodes = nodes
    layoutDirection = container.environment.layoutDirection
    self.container = container
  }

  private let container: RenderNode

  /// The first subview's index.
  public var startIndex: Int { 0 }
  /// One past the last subview's index, and so their number.
  public var endIndex: Int { nodes.count }
  /// A subview by its place in the order of the content.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position], container: container) }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

/// One child of a layout. Only used while a layout runs, on the main actor.
public struct LayoutSubview: Equatable, Sendable {
  let node: RenderNode
  let container: RenderNode

  /// What `layoutPriority(_:)` gave the view; 0 if nothing did.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }
  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }

  /// The size in points that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  /// The view's size for a proposal, with its alignment guides.
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
