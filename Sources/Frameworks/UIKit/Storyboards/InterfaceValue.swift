import Foundation
import ScrollworkFoundation

/// Sets outlets and other properties by their names in Interface Builder.
@MainActor
enum InterfaceValue {
  /// - Returns: False if the object has no property of this name and type.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    if let own = object as? any _InterfaceObject, own._setInterfaceValue(value, forKey: key) { return true }
    return object is UIResponder ? false : setKnown(value, key, of: object)
  }

  /// Sets a property that the frameworks define.
  static func setKnown(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    if ["delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"].contains(key) {
      return setDelegate(value, key, of: object)
    }
    switch object {
    case let controller as UIViewController: return setKnown(value, key, of: controller)
    case let cell as UITableViewCell where setPart(value, key, of: cell): return true
    case let cell as UICollectionViewCell where setPart(value, key, of: cell): return true
    case let table as UITableView where setPart(value, key, of: table): return true
    case let collection as UICollectionView where key == "backgroundView": return set(&collection.backgroundView, value)
    case let scroller as UIScrollView where key == "refreshControl": return set(&scroller.refreshControl, value)
    case let view as UIView: return setLooks(value, key, of: view)
    case let item as UIBarButtonItem where key == "customView": return set(&item.customView, value)
    case let item as UIBarItem: return setLooks(value, key, of: item)
    case let constraint as NSLayoutConstraint where key == "constant":
      return _setInterface(&constraint.constant, to: value)
    default: return (object as? any _KeyValueCoded)?._setValue(value, ofKey: key) ?? false
    }
  }

  private static func set<Value>(_ property: inout Value, _ value: Any?) -> Bool { _setInterface(&property, to: value) }

  private static func setKnown(_ value: Any?, _ key: String, of controller: UIViewController) -> Bool {
    switch key {
    case "view", "tableView", "collectionView":
      guard let view = value as? UIView else { return false }
      controller.view = view
      return true
    case "title": return set(&controller.title, value)
    case "restorationIdentifier": return set(&controller.restorationIdentifier, value)
    case "hidesBottomBarWhenPushed": return set(&controller.hidesBottomBarWhenPushed, value)
    case "refreshControl":
      return (controller as? UITableViewController).map { set(&$0.refreshControl, value) } ?? false
    // Found in older projects; iOS ignores it.
    case "searchDisplayController": return true
    default: return false
    }
  }

  private static func setPart(_ value: Any?, _ key: String, of cell: UITableViewCell) -> Bool {
    switch key {
    case "accessoryView": set(&cell.accessoryView, value)
    case "editingAccessoryView": set(&cell.editingAccessoryView, value)
    case "backgroundView": set(&cell.backgroundView, value)
    case "selectedBackgroundView": set(&cell.selectedBackgroundView, value)
    default: false
    }
  }

  private static func setPart(_ value: Any?, _ key: String, of cell: UICollectionViewCell) -> Bool {
    switch key {
    case "backgroundView": set(&cell.backgroundView, value)
    case "selectedBackgroundView": set(&cell.selectedBackgroundView, value)
    default: false
    }
  }

  private static func setPart(_ value: Any?, _ key: String, of table: UITableView) -> Bool {
    switch key {
    case "tableHeaderView": set(&table.tableHeaderView, value)
    case "tableFooterView": set(&table.tableFooterView, value)
    case "backgroundView": set(&table.backgroundView, value)
    default: false
    }
  }

  /// An object that is connected but cannot be the delegate is ignored, as in Objective-C.
  private static func setDelegate(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    switch (object, key) {
    case (let view as UITableView, "dataSource"): view.dataSource = value as? any UITableViewDataSource
    case (let view as UITableView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case (let view as UITableView, "dragDelegate"): view.dragDelegate = value as? any UITableViewDragDelegate
    case (let view as UITableView, "dropDelegate"): view.dropDelegate = value as? any UITableViewDropDelegate
    case (let view as UICollectionView, "dataSource"): view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "dragDelegate"): view.dragDelegate = value as? any UICollectionViewDragDelegate
    case (let view as UICollectionView, "dropDelegate"): view.dropDelegate = value as? any UICollectionViewDropDelegate
    case (let view as UIPickerView, "dataSource"): view.dataSource = value as? any UIPickerViewDataSource
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = value as? any UIPageViewControllerDataSource
    case (let view as UIScrollView, "delegate"): view.delegate = value as? any UIScrollViewDelegate
    case (let view as UITextField, "delegate"): view.delegate = value as? any UITextFieldDelegate
    case (let view as UISearchBar, "delegate"): view.delegate = value as? any UISearchBarDelegate
    case (let view as UIPickerView, "delegate"): view.delegate = value as? any UIPickerViewDelegate
    case (let view as UITabBar, "delegate"): view.delegate = value as? any UITabBarDelegate
    case (let tabs as UITabBarController, "delegate"): tabs.delegate = value as? any UITabBarControllerDelegate
    case (let stack as UINavigationController, "delegate"):
      stack.delegate = value as? any UINavigationControllerDelegate
    case (let split as UISplitViewController, "delegate"): split.delegate = value as? any UISplitViewControllerDelegate
    case (let pages as UIPageViewController, "delegate"): pages.delegate = value as? any UIPageViewControllerDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    // The navigation controller is the bar's delegate itself.
    case (is UINavigationBar, "delegate"), (is UIToolbar, "delegate"): break
    default: return (object as? any _KeyValueCoded)?._setValue(value, ofKey: key) ?? false
    }
    return true
  }

  private static func setLooks(_ value: Any?, _ key: String, of view: UIView) -> Bool {
    switch key {
    case "gestureRecognizers":
      guard let recognizers = value as? [UIGestureRecognizer] else { return false }
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      return true
    case "hidden", "isHidden": return set(&view.isHidden, value)
    case "alpha": return set(&view.alpha, value)
    case "tag": return set(&view.tag, value)
    case "backgroundColor": return set(&view.backgroundColor, value)
    case "tintColor": return set(&view.tintColor, value)
    case "clipsToBounds": return set(&view.clipsToBounds, value)
    case "userInteractionEnabled", "isUserInteractionEnabled": return set(&view.isUserInteractionEnabled, value)
    case "isAccessibilityElement": return set(&view.isAccessibilityElement, value)
    case "accessibilityIdentifier": return set(&view.accessibilityIdentifier, value)
    case "accessibilityLabel": return set(&view.accessibilityLabel, value)
    case "accessibilityHint": return set(&view.accessibilityHint, value)
    case "restorationIdentifier": return set(&view.restorationIdentifier, value)
    case "text": return setText(value, of: view)
    case "placeholder": return (view as? UITextField).map { set(&$0.placeholder, value) } ?? false
    case "enabled", "isEnabled": return (view as? UIControl).map { set(&$0.isEnabled, value) } ?? false
    case "selected", "isSelected": return (view as? UIControl).map { set(&$0.isSelected, value) } ?? false
    case "image": return (view as? UIImageView).map { set(&$0.image, value) } ?? false
    default: return view._setValue(value, ofKey: key)
    }
  }

  private static func setText(_ value: Any?, of view: UIView) -> Bool {
    switch view {
    case let view as UILabel: set(&view.text, value)
    case let view as UITextField: set(&view.text, value)
    case let view as UITextView: set(&view.text, value)
    default: false
    }
  }

  private static func setLooks(_ value: Any?, _ key: String, of item: UIBarItem) -> Bool {
    switch key {
    case "title": set(&item.title, value)
    case "image": set(&item.image, value)
    case "tag": set(&item.tag, value)
    case "enabled", "isEnabled": set(&item.isEnabled, value)
    case "accessibilityIdentifier": set(&item.accessibilityIdentifier, value)
    case "accessibilityLabel": set(&item.accessibilityLabel, value)
    case "accessibilityHint": set(&item.accessibilityHint, value)
    default: false
    }
  }
}
