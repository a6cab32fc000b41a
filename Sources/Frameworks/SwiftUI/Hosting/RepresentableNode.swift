import Foundation
import ScrollworkUIKit

/// The calls of a representable's node; one subclass for views and one for controllers.
@MainActor
class RepresentableBridge<V: View> {
  /// The controller, if it represents one.
  var controller: UIViewController? { nil }
  func make(_ view: V, in node: RepresentableNode<V>) -> UIView { UIView() }
  func update(_ view: V, in node: RepresentableNode<V>) {}
  func dismantle() {}
  /// Returns the size in points; nil leaves it to the view.
  func size(_ view: V, _ proposal: ProposedViewSize, in node: RepresentableNode<V>) -> CGSize? { nil }
  /// Changes the view's own size for a proposal, in points.
  func change(_ size: inout CGSize, _ view: V, _ proposal: ProposedViewSize) {}
}

/// Shows a part of UIKit among SwiftUI views. It is created when its leaf is first requested, and updated when
/// something changes that it read, and whenever the body that contains it runs.
@MainActor
final class RepresentableNode<V: View>: _ViewNode<V> {
  private let bridge: RepresentableBridge<V>
  private let scope = DependencyScope(node: nil)
  private let properties = DynamicProperties.of(V.self)
  private var slots: [AnyObject?] = []
  private var made: RepresentableRender?

  init(_ view: V, _ inputs: _NodeInputs, _ bridge: RepresentableBridge<V>) {
    self.bridge = bridge
    super.init(view, inputs)
    scope.attach(to: self)
    slots = properties.makeSlots(in: &self.view, for: self, scope: scope)
    properties.install(slots, in: &self.view)
    addFollower(self)
  }

  override func leaf(at index: Int) -> RenderNode {
    if let made { return made }
    let shown = scope.track { bridge.make(view, in: self) }
    let render = RepresentableRender(
      shown, controller: bridge.controller, owner: self,
      size: { [unowned self] in bridge.size(view, $0, in: self) },
      change: { [unowned self] in bridge.change(&$0, view, $1) })
    made = render
    show()
    return render
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { if let made { visit(made) } }

  private func show() {
    isQueued = false
    scope.track { bridge.update(view, in: self) }
    made?.setNeedsLayout()
  }

  override func viewDidChange(from old: V) {
    properties.install(slots, in: &view)
    if made != nil { show() }
  }

  override func performQueuedUpdate() {
    properties.install(slots, in: &view)
    if made != nil { show() }
  }

  /// The context exposes the whole environment, so any change can matter.
  override func environmentDidChange(from old: EnvironmentValues) {
    guard let made else { return }
    made.environmentDidChange()
    runtime.enqueue(self)
  }

  override func willDestroy() {
    scope.stop()
    slots = []
    // The replacement is created first, as on iOS.
    if made != nil { runtime.enqueueCallback { [bridge] in bridge.dismantle() } }
  }

  override var isAppBody: Bool { false }
}

/// The layout node of a representable.
@MainActor
final class RepresentableRender: RenderNode, ViewMeasuring {
  let child: UIViewRender
  /// The view that the app finds around the represented one.
  private(set) lazy var part = HostedPlatformPart(for: self)
  private let controller: UIViewController?
  private let sizeOf: (ProposedViewSize) -> CGSize?
  private let change: (inout CGSize, ProposedViewSize) -> Void

  init(
    _ view: UIView, controller: UIViewController?, owner: _Node, size: @escaping (ProposedViewSize) -> CGSize?,
    change: @escaping (inout CGSize, ProposedViewSize) -> Void = { _, _ in }
  ) {
    self.controller = controller
    sizeOf = size
    self.change = change
    child = UIViewRender.make(for: view, owner: owner)
    super.init(owner: owner)
    controller?.isAppearanceManaged = true
    showTint()
    adopt(child)
  }

  func environmentDidChange() {
    showTint()
    child.environmentOverridesDidChange()
    child.setNeedsPaint()
  }

  private func showTint() {
    child.view.hostTint = environment.tintColor.map { UIColor($0) }
    child.view.layoutTerms.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  override var children: [RenderNode] { [child] }
  override var mirrorsChildren: Bool { false }

  override func didAttach() {
    let around = enclosing(UIViewRender.self)
    guard let controller else {
      let stage = around == nil && child.view.wantsWindow ? runtime.root?.stage() : nil
      return child.view.enter(around?.view.window ?? stage?.window)
    }
    // Among SwiftUI views alone a controller presents from the same stage as they do.
    let stage = around == nil ? runtime.root?.stage() : nil
    child.view.enter(around?.view.window ?? stage?.window)
    if let parent = around?.view.closestController ?? stage?.anchor, controller.parent !== parent {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
    controller.beginAppearanceTransition(true, animated: false)
    runtime.enqueueCallback { [weak controller] in controller?.endAppearanceTransition() }
  }

  override func didDetach() {
    if let controller {
      controller.beginAppearanceTransition(false, animated: false)
      controller.endAppearanceTransition()
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    child.view.enter(nil)
  }

  /// Controllers take the proposed size. Views with UIKit's default priorities are at least as large as their intrinsic
  /// size and grow beyond it. A view that resists growing keeps it, and one that does not resist shrinking gives way:
  /// from a priority of 750 on, a guess.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizeOf(proposal) { return size }
    let view = child.view
    let own = controller == nil ? view.fittedSize(in: proposal) : CGSize(width: -1, height: -1)
    func length(_ proposed: CGFloat?, _ intrinsic: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      guard intrinsic != UIView.noIntrinsicMetric else { return proposed ?? 0 }
      guard let proposed else { return intrinsic }
      let resistance =
        proposed > intrinsic
        ? view.contentHuggingPriority(for: axis) : view.contentCompressionResistancePriority(for: axis)
      return resistance >= .defaultHigh ? intrinsic : proposed
    }
    var size = CGSize(
      width: length(proposal.width, own.width, .horizontal), height: length(proposal.height, own.height, .vertical))
    change(&size, proposal)
    return size
  }

  /// A view that shows text has the text's baselines; for any other view the first baseline is its top.
  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let baselines = [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
    guard baselines.contains(key) else { return nil }
    if let own = child.explicitGuide(key, in: ProposedViewSize(sizeThatFits(proposal))) { return own }
    return key == baselines[0] ? 0 : nil
  }

  override func placeChildren() { child.setFrame(origin: .zero, proposal: ProposedViewSize(size)) }
}

extension UIView {
  /// The controller of the view or of its nearest ancestor that has one.
  var closestController: UIViewController? { controller ?? superview?.closestController }
}

extension UIView {
  /// The view's own size in points, or the one that its constraints determine; no metric if neither does.
  fileprivate func fittedSize(in proposal: ProposedViewSize) -> CGSize {
    var size = layoutSize
    guard size.width < 0 || size.height < 0, !constraints.isEmpty else { return size }
    let fitting = systemLayoutSizeFitting(
      CGSize(width: proposal.width ?? 0, height: 0),
      withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.width < 0 { size.width = fitting.width }
    if size.height < 0 { size.height = fitting.height }
    return size
  }
}
