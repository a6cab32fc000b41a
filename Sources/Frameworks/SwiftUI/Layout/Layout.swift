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
  /// Where the guides of the subviews lie that set it, as the guide combines them; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }
  /// Where the guides of the subviews lie that set it, as the guide combines them; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

  private func merged(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    // Most layouts have no such guide inside, and need not be asked where everything lies.
    guard !key.isOfFrame, subviews.contains(where: { $0.dimensions(in: .unspecified)[explicit: key] != nil }) else {
      return nil
    }
    let values = trial(bounds, proposal, subviews, &cache).compactMap { place in
      MainActor.assumeIsolated { place.node.explicitGuide(key, in: place.proposal) }.map {
        $0 + (key.axis == .horizontal ? place.origin.x - bounds.minX : place.origin.y - bounds.minY)
      }
    }
    return values.isEmpty ? nil : key.combineExplicit(values)
  }

  /// Where everything would lie; the same until a subview or the layout changes, whichever guide is asked for.
  private func trial(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> [PlacementRun.Place] {
    // What is compared stays on the main actor, on which layouts run.
    nonisolated(unsafe) let own = self
    let known = MainActor.assumeIsolated { () -> [PlacementRun.Place]? in
      guard let trial = (subviews.container as? any TrialKeeper)?.trial, trial.bounds == bounds,
        trial.proposal == proposal, trial.nodes.elementsEqual(subviews.nodes, by: ===),
        let layout = trial.layout as? Self, ValueComparison.areEqual(layout, own)
      else { return nil }
      return trial.places
    }
    if let known { return known }
    let run = PlacementRun.run(isTrial: true) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let trial = PlacementRun.Trial(
      layout: self, nodes: subviews.nodes, bounds: bounds, proposal: proposal, places: run.places)
    MainActor.assumeIsolated { (subviews.container as? any TrialKeeper)?.trial = trial }
    return run.places
  }
}

/// Keeps what a layout said when it was last asked where the guides of its subviews lie.
@MainActor
protocol TrialKeeper: AnyObject {
  var trial: PlacementRun.Trial? { get set }
}

/// What a layout does while it places its subviews.
final class PlacementRun: @unchecked Sendable {
  typealias Place = (node: RenderNode, origin: CGPoint, proposal: ProposedViewSize)

  /// What a layout would do in some bounds.
  struct Trial: @unchecked Sendable {
    let layout: Any
    let nodes: [RenderNode]
    let bounds: CGRect
    let proposal: ProposedViewSize
    let places: [Place]
  }

  /// The one that is under way.
  @MainActor fileprivate static var current: PlacementRun?
  /// The places are only asked for, and nothing moves.
  fileprivate let isTrial: Bool
  /// The last place of each subview of a trial.
  fileprivate var places: [Place] = []
  private var placeIndices: [ObjectIdentifier: Int] = [:]
  /// The subviews that have a place, unless it is a trial.
  fileprivate(set) var placed: Set<ObjectIdentifier> = []

  private init(isTrial: Bool) { self.isTrial = isTrial }

  /// Runs `layout`, and says what it has done.
  static func run(isTrial: Bool = false, _ layout: () -> Void) -> PlacementRun {
    let run = PlacementRun(isTrial: isTrial)
    let outer = MainActor.assumeIsolated {
      defer { current = run }
      return current
    }
    layout()
    MainActor.assumeIsolated { current = outer }
    return run
  }

  /// False for a trial, which only remembers it.
  fileprivate func moves(_ subview: LayoutSubview, to origin: CGPoint, _ proposal: ProposedViewSize) -> Bool {
    let id = ObjectIdentifier(subview.node)
    guard isTrial else {
      placed.insert(id)
      return true
    }
    if let index = placeIndices[id] {
      places[index] = (subview.node, origin, proposal)
    } else {
      placeIndices[id] = places.count
      places.append((subview.node, origin, proposal))
    }
    return false
  }
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

  fileprivate let container: RenderNode

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
  /// What the view tells the container around it.
  @available(iOS 18.0, *)
  public var containerValues: ContainerValues {
    let (node, container) = (node, container)
    // What a view hands over never leaves the main actor, on which layouts run.
    nonisolated(unsafe) var facts = TabFacts()
    MainActor.assumeIsolated {
      if let index = container.children.firstIndex(where: { $0 === node }) {
        facts = container.owner.childFacts(ofLeaf: index)
      }
    }
    return ContainerValues(facts)
  }

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
      guard PlacementRun.current?.moves(self, to: point, proposal) ?? true else { return }
      container.place(node, at: point, proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
