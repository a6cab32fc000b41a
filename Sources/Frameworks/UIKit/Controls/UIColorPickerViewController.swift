import Foundation

/// The methods that react to a colour picker.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the person picked a colour; `continuously` while a finger drags along a spectrum or slider. After it
  /// has let go, there is one more call.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called when the person picked a colour. Deprecated by Apple, and not called if the method above is implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the person closed the picker; not when code dismissed it.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the deprecated method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A controller to pick a colour from a grid, a spectrum or with sliders, on a sheet or in a popover.
///
/// Caveat: it has no eyedropper, and keeps no colours for later.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The picked colour, or the one that is marked as picked; white at first, which is a guess.
  open var selectedColor = UIColor.white {
    willSet { if newValue != selectedColor { tellWillChange("selectedColor") } }
    didSet {
      guard selectedColor != oldValue else { return }
      contentDidChange()
      tellDidChange("selectedColor")
    }
  }
  /// Whether there is a slider for the opacity. Without it all colours are opaque.
  open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { contentDidChange() } } }
  /// The title; nil for "Colors".
  open override var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  private var isDragging = false
  /// The share of the screen's height that the sheet covers: that of SwiftUI's `ColorPicker`.
  package static let sheetFraction: CGFloat = 0.75

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    // The size of a popover: what the content takes on a phone.
    preferredContentSize = CGSize(width: 375, height: 620)
    sheetPresentationController?.detents = [.custom { $0.maximumDetentValue * Self.sheetFraction }, .large()]
  }

  open override func loadView() {
    let made = ColorPanelView(frame: UIScreen.main.bounds)
    made.backgroundColor = .systemBackground
    made.picker = self
    view = made
  }

  private func contentDidChange() { viewIfLoaded?.contentDidChange() }

  /// Handles a person's choice of a colour.
  package func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isDragging)
  }

  /// Handles the beginning and the end of a drag.
  package func dragDidChange(isDragging: Bool) {
    guard isDragging != self.isDragging else { return }
    self.isDragging = isDragging
    if !isDragging { delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false) }
  }

  /// Closes the picker for the person.
  package func close() {
    guard presentingViewController != nil, !isBeingDismissed else { return wasDismissedByHand() }
    dismiss(animated: true) { self.wasDismissedByHand() }
  }
}

extension UIColorPickerViewController: HandDismissed {
  func wasDismissedByHand() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// The view with the picker's panel, filled by the module above.
@MainActor
package final class ColorPanelView: UIView {
  package fileprivate(set) weak var picker: UIColorPickerViewController?
}
