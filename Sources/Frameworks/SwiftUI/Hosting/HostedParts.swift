import Foundation
import ScrollworkUIKit

/// A view that an app finds among the subviews of a hosting view, and asks where touches would go. It stands for a part of the
/// content, which draws itself.
@MainActor
class HostedPart: UIView {
  fileprivate weak var host: (any ContentHosting)?

  init(of host: any ContentHosting) {
    self.host = host
    super.init(frame: .zero)
    superview = host
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The place in the hosting view, in points.
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

/// All that SwiftUI draws in a hosting view. It takes the touches that meet content.
@MainActor
final class HostedContentPart: HostedPart {
  override var place: CGRect { CGRect(origin: .zero, size: host?.bounds.size ?? .zero) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    host?.hostedContent?.hitTest(point).isEmpty == false
  }
}

/// A view of UIKit that SwiftUI places in a hosting view.
@MainActor
final class HostedPlatformPart: HostedPart {
  fileprivate weak var render: RepresentableRender?
  private nonisolated let kind: String

  init(of host: any ContentHosting, for render: RepresentableRender) {
    self.render = render
    kind = TypeName.of(type(of: render.owner))
    super.init(of: host)
  }

  override var place: CGRect {
    guard let render, let content = host?.hostedContent else { return .zero }
    return CGRect(origin: render.position(in: content), size: render.size)
  }

  /// Says which representable it is, as Apple's does.
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

extension ContentHosting {
  /// One for each view of UIKit that is among the content now, back to front.
  func platformParts(keeping known: [HostedPlatformPart]) -> [HostedPlatformPart] {
    var parts: [HostedPlatformPart] = []
    func collect(_ node: RenderNode) {
      if let render = node as? RepresentableRender {
        parts.append(known.first { $0.render === render } ?? HostedPlatformPart(of: self, for: render))
      } else if !(node is UIViewRender) {
        for child in node.children { collect(child) }
      }
    }
    if let hostedContent { collect(hostedContent) }
    return parts
  }
}
