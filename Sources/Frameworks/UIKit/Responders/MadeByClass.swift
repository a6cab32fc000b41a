import Foundation

/// A new object of a class that is only known at run time, as Objective-C makes it; see `_Instantiable`. Projects are compiled from copies
/// in which such calls are calls of these functions.
public func _made<Made: NSObject>(_ type: Made.Type) -> Made { unsafeDowncast(type.instance(), to: type) }

/// A new scene that the system has not connected, as tests make one.
@MainActor @preconcurrency
public func _made<Made: UIScene>(_ type: Made.Type) -> Made {
  let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  let session = UISceneSession(role: .windowApplication, configuration: configuration)
  return type.init(session: session, connectionOptions: UIScene.ConnectionOptions())
}

/// A new view of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  unsafeDowncast(_InstantiableView.view(type, frame), to: type)
}

/// A new cell of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  unsafeDowncast(
    unsafeBitCast(type as AnyClass, to: _InstantiableCell.Type.self).init(
      style: style, reuseIdentifier: reuseIdentifier), to: type)
}

/// A new header of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UITableViewHeaderFooterView>(_ type: Made.Type, reuseIdentifier: String?) -> Made {
  unsafeDowncast(
    unsafeBitCast(type as AnyClass, to: _InstantiableHeader.Type.self).init(reuseIdentifier: reuseIdentifier), to: type)
}

/// A new controller of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UIViewController>(_ type: Made.Type, nibName: String?, bundle: Bundle?) -> Made {
  unsafeDowncast(_InstantiableController.controller(type, nibName, bundle), to: type)
}

/// Stands for any class of views; see `_Instantiable`.
open class _InstantiableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never)
  static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    unsafeBitCast(type as AnyClass, to: _InstantiableView.Type.self).init(frame: frame)
  }
}

/// Stands for any class of controllers; see `_Instantiable`.
open class _InstantiableController: UIViewController {
  public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never)
  static func controller(_ type: UIViewController.Type, _ nib: String?, _ bundle: Bundle?) -> UIViewController {
    unsafeBitCast(type as AnyClass, to: _InstantiableController.Type.self).init(nibName: nib, bundle: bundle)
  }
}
