import Foundation

/// A view that shows the first of several views whose ideal size fits the proposed size, or else the last one.
///
/// The others are built and measured but not on screen: they neither appear nor take touches.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view from candidates in order of preference, which have to fit only along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ViewThatFitsNode(view, inputs)
  }

  public static var _leafCount: Int? { 1 }
}

@MainActor
private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content, FittingRender> {
  override func contentView(of view: ViewThatFits<Content>) -> Content { view.content }
  override func makeRender() -> FittingRender { FittingRender(axes: view.axes, owner: self) }

  override func viewDidChange(from old: ViewThatFits<Content>) {
    liveRender?.axes = view.axes
    super.viewDidChange(from: old)
  }

  override func find(_ id: AnyHashable) -> FoundView? {
    guard let render = liveRender, case let found? = content.find(id) else { return nil }
    guard case .leaf(let index) = found else { return found }
    return render.candidates.indices.contains(index) && render.candidates[index] === render.chosen
      ? .node(render.candidates[index]) : nil
  }
}

/// Holds all candidates; the chosen one is its only child.
@MainActor
final class FittingRender: ContainerRender {
  var axes: Axis.Set {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  private(set) var candidates: [RenderNode] = []
  private(set) var chosen: RenderNode?

  init(axes: Axis.Set, owner: _Node) {
    self.axes = axes
    super.init(owner: owner)
  }

  override var children: [RenderNode] { chosen.map { [$0] } ?? [] }
  override var layoutPriority: Double { chosen?.layoutPriority ?? 0 }
  override func measureSpacing() -> ViewSpacing { (chosen ?? candidates.first)?.spacing ?? ViewSpacing() }

  override func setChildren(_ new: [RenderNode]) {
    guard !candidates.elementsEqual(new, by: ===) else { return }
    let old = candidates
    candidates = new
    for candidate in old where !new.contains(where: { $0 === candidate }) {
      if candidate === chosen { chosen = nil }
      disown(candidate)
    }
    for candidate in new where candidate !== chosen { candidate.parent = self }
    childrenDidChange()
  }

  private func fitting(_ proposal: ProposedViewSize) -> RenderNode? {
    candidates.dropLast().first { candidate in
      let ideal = candidate.sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      // Lengths that add up exactly must not fail by a rounding error.
      func fits(_ length: CGFloat, _ offered: CGFloat?) -> Bool { offered.map { length <= $0 + 1e-6 } ?? true }
      return (!axes.contains(.horizontal) || fits(ideal.width, proposal.width))
        && (!axes.contains(.vertical) || fits(ideal.height, proposal.height))
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.sizeThatFits(proposal) ?? .zero }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    fitting(proposal)?.explicitGuide(key, in: proposal)
  }

  override func placeChildren() {
    let proposal = placedProposal ?? .unspecified
    let fitting = fitting(proposal)
    if fitting !== chosen {
      chosen?.setAttached(false)
      chosen = fitting
      if isAttached { fitting?.setAttached(true) }
      setNeedsPaint()
      runtime.accessibilityDidChange()
      runtime.preferencesDidChange()
    }
    if let chosen { place(chosen, at: .zero, proposal: proposal) }
  }
}
