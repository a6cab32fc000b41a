import Foundation
import ScrollworkUIKit

/// Shows a `UIView` that draws more than a background, with SwiftUI views.
@MainActor
class ContentViewRender<Content: View>: UIViewRender {
  private let makeContent: () -> Content
  final let node: HostedNode<Content>

  private let keepsSafeArea: Bool

  init(_ view: UIView, owner: _Node, keepsSafeArea: Bool = false, content: @escaping () -> Content) {
    makeContent = content
    self.keepsSafeArea = keepsSafeArea
    node = HostedNode(
      HostedView(content: content()),
      _NodeInputs(runtime: owner.runtime, parent: owner, environment: Self.environment(of: view, in: owner)))
    super.init(view, owner: owner)
    owner.runtime.hostedNodes.removeAll { $0.node == nil }
    owner.runtime.hostedNodes.append(WeakNode(node))
    adopt(node.render)
  }

  isolated deinit { node.destroy() }

  private static func environment(of view: UIView, in owner: _Node) -> EnvironmentValues {
    var values = owner.environment
    values.override(by: view.overridingTraits)
    return values
  }

  /// The content is behind the view's subviews.
  override var children: [RenderNode] { [node.render] + members }

  override var hostedInsets: ViewInsets { keepsSafeArea ? insets : ViewInsets() }

  override func contentDidChange() {
    node.show(makeContent())
    runtime.accessibilityDidChange()
  }

  /// A view that was laid out between the change and this update was measured with its old content.
  override func contentDidUpdate() { view.heldBy?.setNeedsLayout() }

  override func contentSize(fitting size: CGSize) -> CGSize? {
    // Changes since the last update are not in the node yet.
    if node.isOutdated, let drawing = view as? any ContentDrawing { return drawing.measure(size) }
    return node.render.contentSize(ProposedViewSize(fitting: size))
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    node.show(makeContent())
  }

  override func environmentOverridesDidChange() {
    node.setEnvironment(Self.environment(of: view, in: owner))
    super.environmentOverridesDidChange()
  }

  /// The view's accessibility properties apply to the only element that it draws.
  override func accessibilityElements() -> [AccessibilityElement] {
    guard !view.accessibilityElementsHidden, view.alpha > 0.01 else { return [] }
    var elements = children.flatMap { $0.accessibilityElements() }
    // An empty label is still a static text for tests that know its identifier.
    if elements.isEmpty, view is UILabel, view.accessibilityIdentifier?.isEmpty == false {
      var element = AccessibilityElement(
        node: self, role: .staticText, label: view.accessibilityLabel ?? "", children: [])
      element.take(view)
      return [element]
    }
    guard elements.count == 1 else { return elements }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { elements[0].identifier = identifier }
    if let label = view.accessibilityLabel { elements[0].label = label }
    if let hint = view.accessibilityHint { elements[0].hint = hint }
    if let value = view.accessibilityValue { elements[0].value = value }
    elements[0].take(view.accessibilityTraits)
    return elements
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    node.render.contentGuide(key, proposal)
  }

  override func placeChildren() {
    super.placeChildren()
    node.render.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    node.render.layoutIfMoved()
  }
}

extension ProposedViewSize {
  /// Creates a proposal from a size, in which infinite sides stand for any length.
  init(fitting size: CGSize) {
    self.init(width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil)
  }
}

/// A `UIView` that is drawn by a SwiftUI view.
@MainActor
protocol ContentDrawing: UIView {
  associatedtype Drawn: View
  var drawn: Drawn { get }
}

extension ContentDrawing {
  func makeRender(owner: _Node) -> UIViewRender {
    ContentViewRender(self, owner: owner) { [unowned self] in drawn }
  }

  fileprivate func measure(_ size: CGSize) -> CGSize {
    HostedNode.scratchSize(of: drawn, ProposedViewSize(fitting: size))
  }
}

extension HostedNode {
  /// Returns the size in points that views have on the phone's screen, without being on it.
  static func scratchSize(of content: Content, _ proposal: ProposedViewSize) -> CGSize {
    let screen = UIScreen.main
    let runtime = Runtime(
      screen: Runtime.Screen(size: screen.bounds.size, scale: screen.scale, colorScheme: .init(screen.traitCollection)))
    let scratch = HostedNode(
      HostedView(content: content),
      _NodeInputs(runtime: runtime, parent: nil, environment: runtime.screen.environment))
    defer { scratch.destroy() }
    return scratch.render.contentSize(proposal)
  }
}

extension UIView {
  /// Lets UIKit views with content be measured offscreen, and drawn into pictures.
  static func connectMeasuring() {
    guard measureOffScreen == nil else { return }
    measureOffScreen = { view, size in (view as? any ContentDrawing)?.measure(size) ?? .zero }
    drawnParts = { ViewPicture.parts(of: $0, afterUpdates: $1) }
  }
}
