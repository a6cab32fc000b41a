import Foundation

/// Gives its content a size that follows from that of the container around it.
public struct _ContainerRelativeFrameLayout: RenderModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  public typealias Body = Never

  func makeRender(owner: _Node, child: RenderNode) -> ContainerRelativeFrameRender {
    ContainerRelativeFrameRender(self, owner: owner, child: child)
  }

  func update(_ render: ContainerRelativeFrameRender) { render.layout = self }
}

@MainActor
final class ContainerRelativeFrameRender: UnaryRender, SafeAreaReader {
  var layout: _ContainerRelativeFrameLayout { didSet { setNeedsLayout() } }
  /// The container's size with which the node answered last.
  private var known: CGSize?

  init(_ layout: _ContainerRelativeFrameLayout, owner: _Node, child: RenderNode) {
    self.layout = layout
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.safeAreaReaders.append(self) }
  override func didDetach() { runtime.safeAreaReaders.removeAll { $0 === self } }

  /// The container may be laid out after its content has been asked for sizes, and change without a layout here.
  func layoutIfMoved() {
    if known != nil, known != container { setNeedsLayout() }
  }

  /// The innermost scroll view around, without what bars and margins take of it; else what they leave of the screen or sheet.
  private var container: CGSize {
    if let scroll = enclosing(ScrollRender.self), scroll.placedProposal != nil { return scroll.containerSize }
    return safeArea()?.free.size ?? runtime.safeAreaRect.size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    known = container
    var proposal = proposal
    for axis in Axis.allCases where layout.axes.contains(Axis.Set(axis)) {
      proposal[axis] = max(0, layout.length(container[axis], axis))
    }
    return proposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    var size = child.sizeThatFits(inner)
    for axis in Axis.allCases where layout.axes.contains(Axis.Set(axis)) { size[axis] = inner[axis] ?? size[axis] }
    return size
  }

  private func start(of dimensions: ViewDimensions, in size: CGSize) -> CGPoint {
    let frame = ViewDimensions(size: size) { _ in nil }
    return CGPoint(
      x: frame[layout.alignment.horizontal] - dimensions[layout.alignment.horizontal],
      y: frame[layout.alignment.vertical] - dimensions[layout.alignment.vertical])
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = inner(proposal)
    return child.explicitGuide(key, in: inner).map {
      $0 + start(of: child.dimensions(in: inner), in: sizeThatFits(proposal))[key.axis]
    }
  }

  override func placeChildren() {
    let inner = inner(placedProposal ?? .unspecified)
    place(child, at: start(of: child.dimensions(in: inner), in: size), proposal: inner)
  }
}

extension ScrollRender {
  /// How large the viewport is for what is sized by it: along the axes of scrolling, what can be seen when a bar that becomes lower
  /// while one scrolls has done so; across them, where the scroll view is as large as its content, what it is offered.
  var containerSize: CGSize {
    var container = size
    container.height += collapse(.vertical)
    for axis in Axis.allCases where states[axis] == nil {
      if let offered = placedProposal?[axis], offered.isFinite { container[axis] = offered }
    }
    return container
  }
}

extension View {
  /// Makes the view as large as the container around it along `axes`: the innermost scroll view, or else the screen or sheet, both
  /// without what bars, margins and the keyboard take.
  ///
  /// Caveat: below a bar that becomes lower while one scrolls the height is what is free when it has. On iOS it follows the bar.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as large as `span` of `count` equal parts of the container around it, which are `spacing` points apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * CGFloat(max(count, 1) - 1)) / CGFloat(max(count, 1))
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view as large as `length` says for the length in points of the container around it along each of `axes`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
