import Foundation

/// A view with wheels of rows to choose from.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the content of rows and is notified of the choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Reloads all wheels.
  open func reloadAllComponents() {
    for component in chosen.keys { clamp(component) }
    contentDidChange()
  }
  /// Reloads a wheel.
  open func reloadComponent(_ component: Int) {
    clamp(component)
    contentDidChange()
  }
  private func clamp(_ component: Int) {
    chosen[component] = min(chosen[component] ?? 0, max(0, numberOfRows(inComponent: component) - 1))
  }

  /// Returns the selected row of a wheel; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
  }
  /// Selects a row without notifying the delegate. Caveat: never animated.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    clamp(component)
    contentDidChange()
  }
  /// Handles a person's turn of a wheel.
  package func choose(_ row: Int, in component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
  /// Returns the content of a row.
  package func title(_ row: Int, in component: Int) -> NSAttributedString {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
      ?? NSAttributedString(string: delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
  }
  /// Returns the width of a wheel, in points; nil for an equal share.
  package func width(_ component: Int) -> CGFloat? {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    return width > 0 ? width : nil
  }

  /// Returns the row height of a wheel, in points; nil for the default.
  package func rowHeight(_ component: Int) -> CGFloat? {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : nil
  }
  /// Returns the size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let share = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width(component) ?? share, height: rowHeight(component) ?? 32)
  }

  /// The app's views of rows that are displayed.
  private var rowViews: [IndexPath: Weak] = [:]
  private struct Weak { weak var view: UIView? }
  /// The result of a delegate that provides no views.
  fileprivate static let noView = UIView(frame: .zero)
  /// Whether the delegate provides row views.
  package var hasRowViews: Bool {
    guard let delegate else { return false }
    let component = (0..<numberOfComponents).first { numberOfRows(inComponent: $0) > 0 }
    return component.map { delegate.pickerView(self, viewForRow: 0, forComponent: $0, reusing: nil) !== Self.noView }
      ?? false
  }
  /// Returns a new view for a row.
  package func makeView(_ row: Int, in component: Int) -> UIView {
    let made = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) ?? UIView()
    rowViews[IndexPath(row: row, section: component)] = Weak(view: made)
    return made
  }
  /// Returns the delegate's view for a row; nil for titles and for rows that are not visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews[IndexPath(row: row, section: component)]?.view
  }
  /// Whether the selected rows are marked. They always are.
  open var showsSelectionIndicator = true

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// An object that provides the numbers of wheels and rows.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A delegate that provides the content of rows and is notified of the choice.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row; nil for `titleForRow`.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of a row, in place of a title; it fills the row. Caveat: no view is offered for reuse, as on
  /// recent systems.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Returns the row height of a wheel, in points; 0 for the default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel, in points; 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Called when a person selects a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
