extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the innermost scroll view. Its origin is that of the viewport, independent of the content's position.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName())) }

  /// Returns the space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }
}

private struct ScrollViewSpaceName: CoordinateSpaceName {
  /// Nil for any axis.
  var axis: Axis?

  @MainActor func names(_ node: RenderNode) -> Bool {
    guard let scroll = node as? ScrollRender else { return false }
    return axis.map { scroll.state($0) != nil } ?? true
  }
}
