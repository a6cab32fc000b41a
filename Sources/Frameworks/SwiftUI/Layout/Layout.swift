import Foundation

/// The geometry of a container: it sizes and places the subviews.
@preconcurrency
public protocol Layout: Animatable {
  /// Data to keep between calls for the same subviews; nothing by default.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Properties of the layout, such as the axis of a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache for new subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache when subviews were added, removed or changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the container's preferred spacing to its own neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the container's size in points for a proposal; a length of nil asks for the ideal one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview. `bounds` has the size that was returned for `proposal`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a guide in points from the leading edge of `bounds`; nil for its default position.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide in points from the top of `bounds`; nil for its default position.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Recreates the cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Merges the preferences of the subviews on all edges, keeping the largest.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    ViewSpacing(around: subviews, along: nil)
  }
  /// Returns the combined guide of the subviews that set it; nil if none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }
  /// Returns the combined guide of the subviews that set it; nil if none does.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

  private func merged(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    // Most layouts contain no such guide, and need no trial placement.
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

  /// Returns the places of all subviews. They are the same until a subview or the layout changes, whichever guide is
  /// requested.
  private func trial(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> [PlacementRun.Place] {
    // The compared values stay on the main actor, on which layouts run.
    nonisolated(unsafe) let own = self
    let known = MainActor.assumeIsolated { () -> [PlacementRun.Place]? in
      guard let trial = (subviews.container as? any TrialKeeper)?.trial, trial.bounds == bounds,
        trial.proposal == proposal, trial.nodes.elementsEqual(subviews.nodes, by: ===),
        let layout = trial.layout as? Self, ValueComparison.areEqual(layout, own)
      else { return nil }
      return trial.places
    }
    if let known { return known }
    let run = PlacementRun.run(of: subviews.container, isTrial: true) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    let trial = PlacementRun.Trial(
      layout: self, nodes: subviews.nodes, bounds: bounds, proposal: proposal, places: run.places)
    MainActor.assumeIsolated { (subviews.container as? any TrialKeeper)?.trial = trial }
    return run.places
  }
}

/// Caches the last places that a layout reported for the guides of its subviews.
@MainActor
protocol TrialKeeper: AnyObject {
  var trial: PlacementRun.Trial? { get set }
}

/// A run of a layout that places its subviews.
final class PlacementRun: @unchecked Sendable {
  typealias Place = (node: RenderNode, origin: CGPoint, proposal: ProposedViewSize)

  /// The places that a layout assigns in some bounds.
  struct Trial: @unchecked Sendable {
    let layout: Any
    let nodes: [RenderNode]
    let bounds: CGRect
    let proposal: ProposedViewSize
    let places: [Place]
  }

  /// The current run.
  @MainActor fileprivate static var current: PlacementRun?
  private let container: RenderNode
  /// Whether the places are only requested, without moving anything.
  fileprivate let isTrial: Bool
  /// The last place of each subview of a trial.
  fileprivate var places: [Place] = []
  private var placeIndices: [ObjectIdentifier: Int] = [:]
  /// The subviews that were placed, unless it is a trial.
  fileprivate(set) var placed: Set<ObjectIdentifier> = []

  private init(of container: RenderNode, isTrial: Bool) {
    self.container = container
    self.isTrial = isTrial
  }

  /// Runs the layout of a container and returns what it did.
  static func run(of container: RenderNode, isTrial: Bool = false, _ layout: () -> Void) -> PlacementRun {
    let run = PlacementRun(of: container, isTrial: isTrial)
    let outer = MainActor.assumeIsolated {
      defer { current = run }
      return current
    }
    layout()
    MainActor.assumeIsolated { current = outer }
    return run
  }

  /// Returns the current run if it places the subviews of a container.
  @MainActor
  fileprivate static func current(of container: RenderNode) -> PlacementRun? {
    current.flatMap { $0.container === container ? $0 : nil }
  }

  /// Returns false for a trial, which only records the place.
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
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Returns a view that lays out its content with this layout.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// Properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, along which a `Spacer` grows.
  public var stackOrientation: Axis?
  /// Creates properties without an axis.
  public init() {}
}

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let nodes: [RenderNode]
  /// The container's layout direction. Positions count from the leading edge in either direction; the container mirrors
  /// them.
  public let layoutDirection: LayoutDirection

  @MainActor
  init(_ nodes: [RenderNode], container: RenderNode) {
    self.nodes = nodes
    layoutDirection = container.environment.layoutDirection
    self.container = container
  }

  fileprivate let container: RenderNode

  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// One past the index of the last subview, which is their number.
  public var endIndex: Int { nodes.count }
  /// The subview at a position in the order of the content.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position], container: container) }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

/// A subview of a layout. Only used during layout, on the main actor.
public struct LayoutSubview: Equatable, Sendable {
  let node: RenderNode
  let container: RenderNode

  /// The priority set with `layoutPriority(_:)`; 0 by default.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }
  /// The view's preferred spacing to its neighbours.
  public var spacing: ViewSpacing { MainActor.assumeIsolated { node.spacing } }
  /// The values that the view sets for its container.
  @available(iOS 18.0, *)
  public var containerValues: ContainerValues {
    let (node, container) = (node, container)
    // The values of a view never leave the main actor, on which layouts run.
    nonisolated(unsafe) var facts = LeafFacts()
    MainActor.assumeIsolated {
      if let index = container.children.firstIndex(where: { $0 === node }) {
        facts = container.owner.childFacts(ofLeaf: index)
      }
    }
    return ContainerValues(facts)
  }

  /// Returns the size in points that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { node.sizeThatFits(proposal) }
  }

  /// Returns the view's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let node = node
    return ViewDimensions(size: sizeThatFits(proposal)) { key in
      MainActor.assumeIsolated { node.explicitGuide(key, in: proposal) }
    }
  }

  /// Places the subview with its point `anchor` at `position`, in the container's coordinates. Outside of the layout's
  /// `placeSubviews` it does nothing but warn: that it does not place there on iOS either is a guess.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      guard let run = PlacementRun.current(of: container) else {
        return Report.warning(
          "\(container.owner.appViewName): a layout calls place(at:anchor:proposal:) outside of its placeSubviews. "
            + "Nothing is placed there.")
      }
      let size = node.sizeThatFits(proposal)
      let point = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      guard run.moves(self, to: point, proposal) else { return }
      container.place(node, at: point, proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}
