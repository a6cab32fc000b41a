import Foundation
import ScrollworkUIKit

/// A view that an app finds among the subviews of a hosting view, and asks for the target of touches. It represents a
/// part of the content, which draws itself.
@MainActor
class HostedPart: UIView {
  init() { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The frame in the surrounding view, in points.
  var place: CGRect { .zero }
  override var frame: CGRect {
    get { place }
    set {}
  }
  override var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set {}
  }
  override var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {}
  }
}

/// Everything SwiftUI draws in a hosting view. It takes the touches that hit content.
@MainActor
final class HostedContentPart: HostedPart {
  private weak var host: (any ContentHosting)?

  init(of host: any ContentHosting) {
    self.host = host
    super.init()
    superview = host
  }

  override var place: CGRect { CGRect(origin: .zero, size: host?.bounds.size ?? .zero) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    host?.hostedContent?.hitTest(point).isEmpty == false
  }
}

/// Contains a UIKit view that SwiftUI places.
@MainActor
final class HostedPlatformPart: HostedPart {
  private weak var render: RepresentableRender?
  private nonisolated let kind: String
  private var answers: StandInAnswers?

  init(for render: RepresentableRender) {
    self.render = render
    kind = TypeName.of(type(of: render.owner))
    super.init()
    let answers = StandInAnswers(render) {}
    self.answers = answers
    renderer = answers
  }

  override var place: CGRect { render?.platformFrame ?? .zero }
  override var window: UIWindow? { superview?.window }
  override var subviews: [UIView] { (render.map { [$0.child.view] } ?? []) + super.subviews }

  /// Names the representable, as Apple's does.
  override var description: String {
    "<PlatformViewHost<\(kind)>>"
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    render?.child.view.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    render?.child.view.point(inside: point, with: event) ?? false
  }
}

/// The view around everything that a screen without a hosting view shows.
@MainActor
final class ScreenPart: HostedPart {
  private weak var root: RootRender?

  init(of root: RootRender) {
    self.root = root
    super.init()
  }

  override var place: CGRect { CGRect(origin: .zero, size: root?.size ?? .zero) }
  override var window: UIWindow? { root?.presented?.window }
  override var subviews: [UIView] { (root?.content ?? []).flatMap(\.platformViews) + super.subviews }
  /// The controller that represents the screen's views.
  override var next: UIResponder? { root?.presented?.anchor }
}

/// The renderer of a view that represents a part of the content.
@MainActor
final class StandInAnswers: UIViewRenderer {
  private weak var render: RenderNode?
  private let didChange: () -> Void
  private let clock: any UIViewAnimator

  init(_ render: RenderNode, didChange: @escaping () -> Void) {
    self.render = render
    self.didChange = didChange
    clock = render.runtime
  }

  func subviewsDidChange() {}
  func subviewGeometryDidChange() {}
  func appearanceDidChange() { didChange() }
  func effectsDidChange() {}
  func contentDidChange() { didChange() }
  func contentSize(fitting size: CGSize) -> CGSize? { nil }
  func layoutDidBecomeInvalid() {}
  var coveredInsets: UIEdgeInsets {
    guard let insets = (render as? ScrollRender)?.insets else { return .zero }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  var surroundingTraits: UITraitCollection { render?.environment.traits ?? UITraitCollection() }
  func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  func local(_ point: CGPoint) -> CGPoint {
    let origin = render?.position() ?? .zero
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
  var platformHost: UIView? { render?.platformHolder }
  var animator: any UIViewAnimator { clock }
}

// MARK: Where parts are

/// The position of a view that represents a node. The views are of different UIKit classes, so they cannot share a base
/// class of ours.
@MainActor
struct StandInPlace<Node: RenderNode> {
  private(set) weak var node: Node?

  init(of node: Node) { self.node = node }

  /// In the coordinates of the containing view, in points.
  var frame: CGRect { node?.platformFrame ?? .zero }
  var center: CGPoint {
    let frame = frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  var size: CGSize { node?.size ?? .zero }
}

extension RenderNode {
  /// The view that contains the representative of this node, and the node in whose coordinates it is placed.
  private var platformPlace: (holder: UIView, content: RenderNode)? {
    var inner = self
    while let current = inner.parent {
      if let scroll = current as? ScrollRender { return (scroll.standInView, scroll.content) }
      if let shown = current as? UIViewRender { return (shown.view, inner) }
      if let root = current as? RootRender { return (root.part, root) }
      inner = current
    }
    return nil
  }

  /// The view that contains the representative of this node; nil offscreen.
  var platformHolder: UIView? { platformPlace?.holder }

  /// The frame in that view, in points.
  var platformFrame: CGRect {
    guard let place = platformPlace else { return CGRect(origin: .zero, size: size) }
    return CGRect(origin: position(in: place.content), size: size)
  }

  /// The representatives of UIKit views in this subtree, and of SwiftUI views that are UIKit views on a phone, back to
  /// front.
  var platformViews: [UIView] {
    if let render = self as? RepresentableRender { return [render.part] }
    if let scroll = self as? ScrollRender { return [scroll.standInView] }
    if let field = self as? TextInputRender, let view = field.standInView { return [view] }
    if self is UIViewRender { return [] }
    return children.flatMap(\.platformViews)
  }
}
