import Foundation

extension UIView {
  /// Measures a view's drawn content while it is on no screen. The drawing module sets it.
  package static var measureOffScreen: (@MainActor (UIView, CGSize) -> CGSize)?

  /// Returns the preferred size of what the view draws, in points, within a size whose sides may be infinite.
  package func contentSize(fitting size: CGSize) -> CGSize {
    renderer?.contentSize(fitting: size) ?? Self.measureOffScreen?(self, size) ?? .zero
  }

  /// Reports that what the view draws has changed.
  package func contentDidChange() {
    contentVersion += 1
    renderer?.contentDidChange()
    invalidateSurroundingLayout()
  }
}
