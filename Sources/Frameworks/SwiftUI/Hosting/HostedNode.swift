import DisplayList
import Foundation
import ScrollworkUIKit

/// The root of a tree of SwiftUI views inside UIKit.
nonisolated struct HostedView<Content: View>: View, PrimitiveView {
  let content: Content

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { HostedNode(view, inputs) }
  @MainActor static var _leafCount: Int? { 1 }
}

/// Lives as long as its hosting view, on screen or not, and so does the state of its views.
@MainActor
final class HostedNode<Content: View>: ContainerNode<HostedView<Content>, Content, HostedRender> {
  private var next: HostedView<Content>?
  /// Whether another value is to be shown from the next update on.
  var isOutdated: Bool { next != nil }

  override func contentView(of view: HostedView<Content>) -> Content { view.content }
  override func makeRender() -> HostedRender { HostedRender(owner: self) }
  override var showsOneView: Bool { true }

  /// Shows another value of the view from the next update on.
  func show(_ content: Content) {
    next = HostedView(content: content)
    runtime.enqueue(self)
  }

  override func performQueuedUpdate() {
    if let next {
      self.next = nil
      update(next)
      (render.parent as? UIViewRender)?.contentDidUpdate()
    }
    super.performQueuedUpdate()
  }
}

/// Fills a hosting view and places the app's views in its safe area.
@MainActor
final class HostedRender: ContainerRender {
  override var hasFragment: Bool { true }
  /// Safe areas have physical sides, so the content handles mirroring.
  override var mirrorsChildren: Bool { false }
  private var known = ViewInsets()
  /// Whether a single view that is higher or lower than the hosting view starts at its top instead of being centred.
  var startsAtTop = false

  override func didAttach() { runtime.part(SafeAreaReaders.self).all.append(self) }
  override func didDetach() { runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self } }

  private var host: UIViewRender? { parent as? UIViewRender }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    known = host?.hostedInsets ?? ViewInsets()
    placeMembers(in: known.free(of: CGRect(origin: .zero, size: size)), atTop: startsAtTop)
    (host as? HostingViewRender)?.contentWasPlaced()
  }

  override func safeArea(of child: RenderNode, ignoring regions: SafeAreaRegions) -> SafeArea? {
    (host?.hostedInsets ?? ViewInsets()).safeArea(of: screenFrame, ignoring: regions)
  }

  /// Returns the content's size for a proposal, in points.
  func contentSize(_ proposal: ProposedViewSize) -> CGSize {
    if members.count == 1 { return members[0].sizeThatFits(proposal) }
    let stack = StackArranger(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
    return stack.arrange(LayoutSubviews(members, container: self), in: proposal).size
  }
}

extension HostedRender {
  /// Returns a guide of the single view in a hosting view of a size; nil if it has none, or if there are several views.
  func contentGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard members.count == 1, let guide = members[0].explicitGuide(key, in: proposal) else { return nil }
    let room = sizeThatFits(proposal)
    let content = members[0].sizeThatFits(proposal)
    if key.axis == .vertical, startsAtTop { return guide }
    return guide + (key.axis == .horizontal ? room.width - content.width : room.height - content.height) / 2
  }
}

extension HostedRender: SafeAreaReader {
  func layoutIfMoved() {
    if placedProposal != nil, known != host?.hostedInsets ?? ViewInsets() { layoutInPlace() }
  }
}

extension HostedRender: StackOriented {
  var stackOrientation: Axis? { members.count > 1 ? .vertical : nil }
}

extension ContainerRender {
  /// Centres one view in an area or at its top, and stacks several as in a `VStack`.
  final func placeMembers(in area: CGRect, atTop: Bool = false) {
    let proposal = ProposedViewSize(area.size)
    guard members.count == 1, let child = members.first else { return stackMembers(in: area) }
    let wanted = child.sizeThatFits(proposal)
    child.setFrame(
      origin: CGPoint(x: area.midX - wanted.width / 2, y: atTop ? area.minY : area.midY - wanted.height / 2),
      proposal: proposal)
  }

  private func stackMembers(in area: CGRect) {
    let stack = StackArranger(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
    let arrangement = stack.arrange(LayoutSubviews(members, container: self), in: ProposedViewSize(area.size))
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    for (index, child) in members.enumerated() {
      let x = arrangement.crossOffsets[index]
      let fromLeft = isRightToLeft ? arrangement.size.width - x - arrangement.sizes[index].width : x
      child.setFrame(
        origin: CGPoint(
          x: area.midX - arrangement.size.width / 2 + fromLeft,
          y: area.midY - arrangement.size.height / 2 + arrangement.offsets[index]),
        proposal: arrangement.proposals[index])
    }
  }
}
