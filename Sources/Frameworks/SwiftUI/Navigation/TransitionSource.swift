import Foundation
import ScrollworkUIKit

/// A view that a page can zoom out of.
nonisolated struct TransitionSourceModifier: RenderModifier {
  let key: _TransitionSourceKey
  let look: _TransitionSourceLook
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> TransitionSourceRender {
    TransitionSourceRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: TransitionSourceRender) { render.modifier = self }
}

@MainActor
final class TransitionSourceRender: UnaryRender {
  var modifier: TransitionSourceModifier

  init(_ modifier: TransitionSourceModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.part(TransitionSources.self).all.append(self) }
  override func didDetach() { runtime.part(TransitionSources.self).all.removeAll { $0 === self } }

  fileprivate var source: ZoomSource {
    let look = modifier.look
    let shadow = look.shadow.map { ZoomSource.Shadow(color: color($0.color), radius: $0.radius, offset: $0.offset) }
    return ZoomSource(
      frame: screenFrame, cornerRadius: look.cornerRadius, background: look.background.map(color), shadow: shadow)
  }

  private func color(_ color: Color) -> UIColor { UIColor(Color(color.resolve(in: environment))) }
}

/// The views on the screen that pages can zoom out of.
@MainActor
final class TransitionSources: LiveViews<TransitionSourceRender> {}

extension Runtime {
  /// Returns the source of a page's zoom transition, in points of the screen.
  func transitionSource(_ key: _TransitionSourceKey) -> ZoomSource? {
    part(TransitionSources.self).all.last { $0.modifier.key == key }?.source
  }
}

/// The appearance of a page that zooms out of a view. Not for use outside this module.
public struct _TransitionSourceLook: Sendable {
  struct Shadow: Sendable {
    let color: Color
    /// In points.
    let radius: CGFloat
    let offset: CGSize
  }

  var background: Color?
  /// In points.
  var cornerRadius: CGFloat?
  var shadow: Shadow?
}

/// The appearance of a page during a zoom transition.
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// The configuration of the source.
  var _look: _TransitionSourceLook { get }
}

/// A configuration that does not change the page.
@available(iOS 18.0, *)
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

@available(iOS 18.0, *)
private struct TransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  var _look: _TransitionSourceLook
}

@available(iOS 18.0, *)
extension MatchedTransitionSourceConfiguration {
  private func with(_ change: (inout _TransitionSourceLook) -> Void) -> TransitionSourceConfiguration {
    var look = _look
    change(&look)
    return TransitionSourceConfiguration(_look: look)
  }

  /// Sets the colour behind the page.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { with { $0.background = color } }

  /// Sets the corners that the page starts with.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with { $0.cornerRadius = max(shape.cornerSize.width, shape.cornerSize.height) }
  }

  /// Sets the page's shadow: its blur and offset, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }
}
