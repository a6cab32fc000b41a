import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A window in front of a SwiftUI screen, in which its views present. Its root controller represents those views; when
/// a sheet makes it recede, they do.
@MainActor
final class PresentationStage {
  let window: UIWindow
  let anchor = UIViewController()
  let render: UIViewRender
  private let key = FragmentKey.next()
  private var version: UInt64 = 0
  private var lastEffects = Fragment.Effects.none

  init(owner: _Node) {
    window = StageWindow(frame: UIScreen.main.bounds)
    window.isTransparent = true
    window.rootViewController = anchor
    window.isHidden = false
    anchor.view.isUserInteractionEnabled = false
    render = UIViewRender.make(for: window, owner: owner)
  }

  /// Whether something is presented.
  var isPresenting: Bool { window.subviews.contains { $0 is PresentationView && $0.accessibilityViewIsModal } }

  /// Ends at once when the screen is taken down.
  func end() {
    if anchor.presentedViewController != nil { anchor.dismiss(animated: false) }
    window.rootViewController = nil
  }

  func environmentDidChange() {
    render.setNeedsPaint()
    render.environmentOverridesDidChange()
  }

  // MARK: Stepping back

  private var transform: CGAffineTransform { anchor.view.presentation.transform }
  var isReceding: Bool { !transform.isIdentity }

  /// Returns the backdrop of receding views.
  func backdrop(_ size: CGSize) -> [DrawCommand] {
    isReceding ? [.fill(.rect(CGRect(origin: .zero, size: size)), .color(.black))] : []
  }

  /// Returns the views as they appear while receding.
  func recede(_ fragments: [Fragment], size: CGSize) -> Fragment {
    let middle = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
    let effects = Fragment.Effects(
      clip: .roundedRect(
        CGRect(origin: .zero, size: size), radii: CornerRadii(anchor.view.roundness), style: .continuous),
      transform: AffineTransform(
        middle.concatenating(transform)
          .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))))
    if effects != lastEffects {
      lastEffects = effects
      version += 1
    }
    let ground = DrawCommand.fill(
      .rect(CGRect(origin: .zero, size: size)),
      .color(UIColor.systemBackground.displayColor(for: anchor.traitCollection)))
    return Fragment(
      key: key, version: version, offset: .zero, size: size, effects: effects, commands: [ground], children: fragments)
  }
}

/// A window that takes touches only where something is presented.
@MainActor
private final class StageWindow: UIWindow, RenderedView {
  func makeRender(owner: _Node) -> UIViewRender { StageRender(self, owner: owner) }
}

@MainActor
private final class StageRender: UIViewRender {
  override func isHit(_ point: CGPoint) -> Bool { false }
}
