import Foundation

/// The scroll position of a scroll view, and the sizes of its content and viewport. In points, not rounded.
@available(iOS 18.0, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// The top left corner of the viewport in the content. Under a bar the viewport starts above the content, so at rest
  /// it is the negative inset; past an edge it shows the rubber-banding.
  public var contentOffset: CGPoint
  /// The size of the content, which can be smaller than the viewport.
  public var contentSize: CGSize
  /// The insets by which the viewport extends under bars.
  public var contentInsets: EdgeInsets
  /// The size of the viewport, excluding the insets.
  public var containerSize: CGSize

  /// Creates a geometry from its parts.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The whole viewport, including the area under bars, in the content's coordinates.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }

  /// A rectangle at `contentOffset` with the size of the viewport, excluding its insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The geometry of a scroll view before layout.
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

/// Reports changes of a value derived from a scroll view's geometry.
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
  /// The value of the last call; nil before the first.
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
  /// Calls `action` after a frame's layout when the value that `transform` derives from the geometry of the first
  /// scroll view in this view has changed, at most once a frame. When the scroll view appears, it is called for a
  /// geometry before layout, with that value twice, and then for the actual one.
  @available(iOS 18.0, *)
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier(transform: transform, action: action))
  }
}
