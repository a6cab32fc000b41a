import Foundation

/// Returns a new object of a class that is only known at run time, as in Objective-C; see `_Instantiable`. Projects are
/// compiled from copies in which such calls are replaced by calls of these functions.
public func _made<Made: NSObject>(_ type: Made.Type) -> Made { unsafeDowncast(type.instance(), to: type) }

/// Returns a new scene that the system has not connected, as tests create them.
@MainActor @preconcurrency
public func _made<Made: UIScene>(_ type: Made.Type) -> Made {
  let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  let session = UISceneSession(role: .windowApplication, configuration: configuration)
  return type.init(session: session, connectionOptions: UIScene.ConnectionOptions())
}

/// Returns a new view of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  unsafeDowncast(_InstantiableView.view(type, frame), to: type)
}

/// Returns a new cell of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  unsafeDowncast(
    unsafeBitCast(type as AnyClass, to: _InstantiableCell.Type.self).init(
      style: style, reuseIdentifier: reuseIdentifier), to: type)
}

/// Returns a new header of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UITableViewHeaderFooterView>(_ type: Made.Type, reuseIdentifier: String?) -> Made {
  unsafeDowncast(
    unsafeBitCast(type as AnyClass, to: _InstantiableHeader.Type.self).init(reuseIdentifier: reuseIdentifier), to: type)
}

/// Returns a new controller of a class that is only known at run time.
@MainActor @preconcurrency
public func _made<Made: UIViewController>(_ type: Made.Type, nibName: String?, bundle: Bundle?) -> Made {
  unsafeDowncast(_InstantiableController.controller(type, nibName, bundle), to: type)
}

/// A stand-in for any view class; see `_Instantiable`.
open class _InstantiableView: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never)
  static func view(_ type: UIView.Type, _ frame: CGRect) -> UIView {
    unsafeBitCast(type as AnyClass, to: _InstantiableView.Type.self).init(frame: frame)
  }
}

/// A stand-in for any controller class; see `_Instantiable`.
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
