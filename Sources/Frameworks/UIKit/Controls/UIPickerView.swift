import Foundation

/// Wheels with rows to choose from.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what rows show, and hears which one is chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Asks for everything anew.
  open func reloadAllComponents() {
    for component in chosen.keys { clamp(component) }
    contentDidChange()
  }
  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    clamp(component)
    contentDidChange()
  }
  private func clamp(_ component: Int) {
    chosen[component] = min(chosen[component] ?? 0, max(0, numberOfRows(inComponent: component) - 1))
  }

  /// The row in the middle of a wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
  }
  /// Turns a wheel; the delegate does not hear of it. Caveat: never animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    clamp(component)
    contentDidChange()
  }
  /// A person turned a wheel.
  package func choose(_ row: Int, in component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  /// What a row shows.
  package func title(_ row: Int, in component: Int) -> NSAttributedString {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? NSAttributedString(string: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
  }
  /// How wide a wheel is, in points; nil for its share of the room.
  package func width(_ component: Int) -> CGFloat? {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    return width > 0 ? width : nil
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Says how many wheels and rows there are.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what rows show, and hears which one is chosen.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row in ways of its own; nil for `titleForRow`.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// How wide a wheel is, in points; 0 for its share of the room.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// A person turned a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
