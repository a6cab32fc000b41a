import Foundation
import ScrollworkUIKit

/// Something that a page can grow from.
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

/// Views on the screen that pages can grow from.
@MainActor
final class TransitionSources: LiveViews<TransitionSourceRender> {}

extension Runtime {
  /// The view that a page grows from, in points of the screen.
  func transitionSource(_ key: _TransitionSourceKey) -> ZoomSource? {
    part(TransitionSources.self).all.last { $0.modifier.key == key }?.source
  }
}

/// What a page looks like that grows out of a view. Not for use outside this module.
public struct _TransitionSourceLook: Sendable {
  struct Shadow: Sendable {
    let color: Color
    /// Points.
    let radius: CGFloat
    let offset: CGSize
  }

  var background: Color?
  /// Points.
  var cornerRadius: CGFloat?
  var shadow: Shadow?
}

/// What a page looks like as long as it grows out of a view.
@available(iOS 18.0, *)
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// What was said of it.
  var _look: _TransitionSourceLook { get }
}

/// Nothing said of what the page looks like.
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

  /// A colour behind the page.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { with { $0.background = color } }

  /// Corners that the page begins with.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    with { $0.cornerRadius = max(shape.cornerSize.width, shape.cornerSize.height) }
  }

  /// A shadow under the page: its blur and where it falls, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    with { $0.shadow = .init(color: color, radius: radius, offset: CGSize(width: x, height: y)) }
  }
}
