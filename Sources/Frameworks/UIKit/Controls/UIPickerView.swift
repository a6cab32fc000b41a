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

  /// How high a wheel's rows are, in points; nil for the usual.
  package func rowHeight(_ component: Int) -> CGFloat? {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : nil
  }
  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let share = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width(component) ?? share, height: rowHeight(component) ?? 32)
  }

  /// The app's views of rows, as long as they are shown.
  private var rowViews: [IndexPath: Weak] = [:]
  private struct Weak { weak var view: UIView? }
  /// What the delegate returns that makes no views.
  fileprivate static let noView = UIView(frame: .zero)
  /// The delegate makes a view for each row.
  package var hasRowViews: Bool {
    guard let delegate else { return false }
    let component = (0..<numberOfComponents).first { numberOfRows(inComponent: $0) > 0 }
    return component.map { delegate.pickerView(self, viewForRow: 0, forComponent: $0, reusing: nil) !== Self.noView }
      ?? false
  }
  /// A row's view, made anew.
  package func makeView(_ row: Int, in component: Int) -> UIView {
    let made = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) ?? UIView()
    rowViews[IndexPath(row: row, section: component)] = Weak(view: made)
    return made
  }
  /// The view that the delegate made for a row; nil for a row that is out of sight, and for titles.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    rowViews[IndexPath(row: row, section: component)]?.view
  }
  /// The chosen rows are marked. They always are.
  open var showsSelectionIndicator = true

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
  /// The view of a row, in place of a text; it fills the row. Caveat: no view is offered for reuse, as on recent systems.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// How high a wheel's rows are, in points; 0 for the usual.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
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
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
