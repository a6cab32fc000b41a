import Foundation

/// A type-erased layout. A container can switch between layouts and keep its views with their state.
public struct AnyLayout: Layout, Sendable {
  private let box: any AnyLayoutBox

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout: layout)
  }

  /// The data that the wrapped layout keeps between calls.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layout: Any.Type
  }

  /// The wrapped layout's animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// The axis of the wrapped layout, for views such as a divider.
  var stackOrientation: Axis? { box.stackOrientation }

  /// Creates the wrapped layout's cache for new subviews.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews), layout: box.layoutType)
  }

  /// Updates the wrapped layout's cache, or creates one if another layout was used before.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.layout == box.layoutType {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  /// Returns the wrapped layout's preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { box.spacing(subviews, &cache.value) }

  /// Returns the wrapped layout's size in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews with the wrapped layout.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the wrapped layout's guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }

  /// Returns the wrapped layout's guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

private protocol AnyLayoutBox: Sendable {
  var layoutType: Any.Type { get }
  var stackOrientation: Axis? { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

/// A layout runs only on the main actor, wherever its value was created.
private struct LayoutBox<L: Layout>: AnyLayoutBox, @unchecked Sendable {
  let layout: L

  var layoutType: Any.Type { L.self }
  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
