import Foundation

/// Where a scroll view is in its content, and how large both are. Lengths are in points, not rounded.
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the viewport's upper left corner is in the content. Under a bar the viewport begins above the content, so at rest it
  /// is negative there by the inset; beyond an edge it shows the rubber band.
  public var contentOffset: CGPoint
  /// How large the content is, which can be smaller than the viewport.
  public var contentSize: CGSize
  /// How far the viewport reaches under bars on each side.
  public var contentInsets: EdgeInsets
  /// How large the viewport is, without the insets.
  public var containerSize: CGSize

  /// A geometry of one's own.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The whole viewport, with what lies under bars, in the content's coordinates.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// As large as the viewport without its insets, and begins at `contentOffset`.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// That of a scroll view that has not been laid out.
  static let zero = ScrollGeometry(
    contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}

extension ScrollRender {
  var geometry: ScrollGeometry {
    let origin = content.origin
    let translation = contentTranslation(of: content)
    return ScrollGeometry(
      contentOffset: CGPoint(x: viewport.minX - origin.x - translation.x, y: viewport.minY - origin.y - translation.y),
      contentSize: content.size, contentInsets: insets, containerSize: size)
  }
}

/// Tells what interests somebody about a scroll view's geometry whenever that changes.
nonisolated public struct _ScrollGeometryModifier<Value: Equatable>: RenderModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ScrollGeometryRender<Value> {
    ScrollGeometryRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ScrollGeometryRender<Value>) { render.modifier = self }
}

@MainActor
final class ScrollGeometryRender<Value: Equatable>: ScrollObserverRender {
  var modifier: _ScrollGeometryModifier<Value>
  /// What the action heard last; nil before it has heard anything.
  private var heard: Value?

  init(_ modifier: _ScrollGeometryModifier<Value>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var modifierName: String { "onScrollGeometryChange" }

  override func news(of scroll: ScrollRender) -> (@MainActor () -> Void)? {
    let new = modifier.transform(scroll.geometry)
    guard new != heard else { return nil }
    return { [weak self] in self?.tell(new) }
  }

  private func tell(_ new: Value) {
    let old = heard ?? modifier.transform(.zero)
    if heard == nil { modifier.action(old, old) }
    heard = new
    if old != new { modifier.action(old, new) }
  }
}

nonisolated extension View {
  /// Runs `action` after a frame's layout when what `transform` makes of the geometry of the first scroll view in this view has
  /// changed, at most once a frame. When the scroll view appears it is told of one that has not been laid out yet, with that
  /// value twice, and then of the one that is there.
  @available(iOS 18.0, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }
}
