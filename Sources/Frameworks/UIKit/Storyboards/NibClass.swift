import Foundation

/// Maps elements to classes.
@MainActor
enum NibClass {
  /// Returns a new object for an element; nil, with a message, if there is no class for it.
  static func instance(of element: _NibElement, in graph: NibGraph) -> NSObject? {
    guard let type = type(of: element, in: graph) else { return nil }
    let coder = _NibCoder(element, in: graph)
    let made: NSObject? =
      switch type {
      case let type as UIView.Type: type.init(coder: coder)
      case let type as UIViewController.Type: type.init(coder: coder)
      case let type as UICollectionViewLayout.Type: type.init(coder: coder)
      case let type as NSObject.Type: type.instance()
      default: nil
      }
    (made as? any NibConfigurable)?.configure(from: element, in: graph)
    return made
  }

  private static func type(of element: _NibElement, in graph: NibGraph) -> AnyClass? {
    let usual: AnyClass? = usual(element.name)
    guard let name = element["customClass"] else {
      if usual == nil { NibReport.say("\(graph.document.name) has a <\(element.name)>, which has no class here.") }
      return usual
    }
    if let found = custom(name, module: element["customModule"]) { return found }
    // iOS falls back to the standard class too.
    NibReport.say(
      "Unknown class \(name) in Interface Builder file \(graph.document.name): is it part of the target, and is its module "
        + "\(element["customModule"] ?? "set in the identity inspector")?")
    return usual
  }

  /// Returns a class of the app, of a module, or, for names without one, of Apple's frameworks.
  static func custom(_ name: String, module: String?) -> AnyClass? {
    let app = Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String
    let modules = [module, module.map { "Scrollwork\($0)" }, app, "ScrollworkUIKit"].compactMap(\.self)
    let known = others.values.filter { $0.hasSuffix(".\(name)") }
    if name.contains(".") { return modules.lazy.compactMap { nested(name, in: $0) }.first }
    return (modules.map { "\($0).\(name)" } + known + [name]).lazy.compactMap { NSClassFromString($0) }.first
  }

  /// Returns a nested class, such as `Shop.Cell`, which `NSClassFromString` does not find here.
  private static func nested(_ name: String, in module: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    func mangled(_ text: some StringProtocol) -> String { "\(text.utf8.count)\(text)" }
    // The outer type is a class, a structure or an enumeration.
    return ["C", "V", "O"].lazy.compactMap { kind in
      let around = parts.dropLast().map { mangled($0) + kind }.joined()
      return _typeByName(mangled(module) + around + mangled(parts[parts.count - 1]) + "C") as? AnyClass
    }.first
  }

  private static func usual(_ name: String) -> AnyClass? {
    own[name] ?? others[name].flatMap { NSClassFromString($0) }
  }

  private static let own: [String: AnyClass] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "view": UIView.self, "containerView": UIView.self, "window": UIWindow.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
    "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "tableViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self, "collectionReusableView": UICollectionReusableView.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self, "collectionViewLayout": UICollectionViewLayout.self,
    "visualEffectView": UIVisualEffectView.self, "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self, "refreshControl": UIRefreshControl.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self, "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    // Misspelled this way by Interface Builder.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    "customObject": NSObject.self,
  ]

  /// The classes of frameworks that build on UIKit, available if the app imports them.
  private static let others = [
    "mapView": "ScrollworkMapKit.MKMapView", "wkWebView": "ScrollworkWebKit.WKWebView",
    "skView": "ScrollworkSpriteKit.SKView", "avPlayerViewController": "ScrollworkAVKit.AVPlayerViewController",
  ]
}
