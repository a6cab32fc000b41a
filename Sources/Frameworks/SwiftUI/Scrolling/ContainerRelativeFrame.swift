import Foundation

/// A frame whose lengths are relative to those of the view's container.
nonisolated public struct _ContainerRelativeFrameLayout: RenderModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  public typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ContainerRelativeFrameRender {
    ContainerRelativeFrameRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ContainerRelativeFrameRender) { render.modifier = self }

  /// - Parameter container: nil as long as its size is unknown.
  @MainActor fileprivate func limits(in container: CGSize?) -> FrameRender.Limits {
    func length(_ axis: Axis) -> CGFloat? {
      guard let container, axes.contains(Axis.Set(axis)) else { return nil }
      return self.length(container[axis], axis).validLength
    }
    let (width, height) = (length(.horizontal), length(.vertical))
    return FrameRender.Limits(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
      isFixedWidth: width != nil, isFixedHeight: height != nil, alignment: alignment)
  }
}

@MainActor
final class ContainerRelativeFrameRender: FrameRender, SafeAreaReader {
  var modifier: _ContainerRelativeFrameLayout { didSet { if isAttached { layoutIfMoved() } } }
  private weak var scroll: ScrollRender?

  init(_ modifier: _ContainerRelativeFrameLayout, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(modifier.limits(in: nil), owner: owner, child: child)
  }

  override func didAttach() {
    scroll = enclosing(ScrollRender.self)
    runtime.part(SafeAreaReaders.self).all.append(self)
    layoutIfMoved()
  }

  override func didDetach() { runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self } }

  /// The size of the view's container without its safe area; nil until it is known.
  private var container: CGSize? {
    guard let scroll else { return safeArea()?.free.size ?? runtime.screen.size }
    guard scroll.placedProposal != nil else { return nil }
    return scroll.containerSize
  }

  /// Takes the container's current size.
  func layoutIfMoved() { limits = modifier.limits(in: container) }
}

extension ScrollRender {
  /// Notifies views whose frames depend on the visible size of the content.
  func containerDidChange() {
    for reader in runtime.part(SafeAreaReaders.self).all where reader is ContainerRelativeFrameRender {
      reader.layoutIfMoved()
    }
  }

  /// The size of the viewport for views relative to it. Along scrolling axes, the visible length after a collapsible
  /// bar has collapsed; across them, if the scroll view is as large as its content, the proposed length.
  var containerSize: CGSize {
    var container = size
    container.height += collapse(.vertical)
    for axis in Axis.allCases where states[axis] == nil {
      if let offered = placedProposal?[axis], offered.isFinite { container[axis] = offered }
    }
    return container
  }
}

nonisolated extension View {
  /// Gives the view a frame as long as its container along each of `axes`. The container is the nearest scroll view,
  /// else the page, tab or window, each without its safe area.
  ///
  /// Caveat: below a bar that shrinks during scrolling, the height is that which is free once the bar has shrunk. On
  /// iOS it follows the bar.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the view's container into `count` equal parts, `spacing` points apart, and gives the view a frame of
  /// `span` parts along each of `axes`. Less than one part counts as one.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(1, count))
      return (length - spacing * (parts - 1)) / parts * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a frame along each of `axes` whose length in points is computed by `length` from that of the view's
  /// container. If the result is negative or not finite, the view keeps its own length and a warning is logged.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
