import Foundation

/// A view that tables or collection views use again for other content.
@MainActor
protocol ReusedView: UIView {
  func prepareForReuse()
}

extension UITableViewCell: ReusedView {}
extension UITableViewHeaderFooterView: ReusedView {}
extension UICollectionReusableView: ReusedView {}

/// The views that wait to be used again, and the classes of new ones, by their identifiers.
@MainActor
final class ReusePool<View: ReusedView> {
  private var types: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class; nil, or one of other views, removes the last.
  func register(_ type: AnyClass?, for identifier: String) { types[identifier] = type as? View.Type }

  /// Returns the class of new views, if one was registered.
  func type(for identifier: String) -> View.Type? { types[identifier] }

  /// Keeps a view that is not shown any longer.
  func keep(_ view: View, as identifier: String) { waiting[identifier, default: []].append(view) }

  /// Returns a kept view, prepared for other content; nil if there is none.
  func next(_ identifier: String) -> View? {
    let known = waiting[identifier]?.popLast()
    known?.prepareForReuse()
    return known
  }
}
