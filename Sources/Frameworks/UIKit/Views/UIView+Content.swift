import Foundation

extension UIView {
  /// Measures what a view draws while it is on no screen; the module that draws sets it.
  package static var measureOffScreen: (@MainActor (UIView, CGSize) -> CGSize)?

  /// What the view draws would like to be, in points, within a size whose sides may be infinite.
  package func contentSize(fitting size: CGSize) -> CGSize {
    renderer?.contentSize(fitting: size) ?? Self.measureOffScreen?(self, size) ?? .zero
  }

  /// What the view draws changed.
  package func contentDidChange() {
    renderer?.contentDidChange()
    invalidateSurroundingLayout()
  }
}
