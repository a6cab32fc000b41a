import Foundation

/// Makes the view behind a sheet recede: smaller, below the status bar, with round corners on black.
@MainActor
final class Recession {
  private weak var window: UIWindow?
  private weak var view: UIView?
  /// Whether the presenter is a sheet itself.
  private let isCard: Bool
  private var before: (clips: Bool, radius: CGFloat)?
  private var black: UIView?

  /// A fraction of the size: 16.33 points at each side of 393 and 17.33 of 402, as measured to a pixel. The radius is
  /// in points.
  private static let scale: CGFloat = 0.9154
  private static let radius: CGFloat = 10

  init(behind presentation: UIPresentationController) {
    let presenter = presentation.presentingViewController
    let outer = presenter.modality.controller?.view
    isCard = outer?.look == .sheet
    view = isCard ? outer?.card : presenter.viewIfLoaded
    window = presenter.viewIfLoaded?.window
  }

  func show(share: CGFloat) {
    guard let view, share > 0 || before != nil else { return }
    let size = view.bounds.size
    guard size.width > 0 else { return }
    begin(view)
    let scale = 1 - share * (1 - Self.scale)
    let top = isCard ? -Self.radius : view.superview?.safeAreaInsets.top ?? 0
    view.transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
      CGAffineTransform(translationX: 0, y: top * share - size.height * (1 - scale) / 2))
    if !isCard { view.roundness = Self.radius * share }
  }

  private func begin(_ view: UIView) {
    guard before == nil else { return }
    before = (view.clipsToBounds, view.roundness)
    guard !isCard else { return }
    view.clipsToBounds = true
    guard let window, !window.isTransparent else { return }
    let made = UIView(frame: window.bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.backgroundColor = .black
    window.insertSubview(made, at: 0)
    black = made
  }

  func end() {
    guard let before else { return }
    self.before = nil
    view?.transform = .identity
    view?.clipsToBounds = before.clips
    view?.roundness = before.radius
    black?.removeFromSuperview()
    black = nil
  }
}
