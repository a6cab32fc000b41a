import Foundation
import ScrollworkFoundation

/// A transition between two controllers of a storyboard.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// The identifier in the storyboard; nil for none.
  public let identifier: String?
  /// The source controller.
  public let source: UIViewController
  /// The destination controller.
  open internal(set) var destination: UIViewController
  /// The action that the storyboard defines.
  final var handler: (@MainActor () -> Void)?

  /// Creates a segue between two controllers. Subclasses override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue of a class known only at run time: `segueClass.init(identifier:source:destination:)`, for which
  /// Swift requires a `required` initializer, but not of Objective-C's classes, which Apple's are. It calls the
  /// subclass's own initializer.
  public required convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, _ isOfKnownClass: Void = ()
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// Creates a segue that runs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination.
  open func perform() { handler?() }
}

/// A stand-in for any segue class that a storyboard creates; see `_Instantiable`.
open class _InstantiableSegue: UIStoryboardSegue {
  public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}

extension UIStoryboardSegue {
  static func made(_ type: AnyClass, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController)
    -> UIStoryboardSegue
  {
    unsafeBitCast(type, to: _InstantiableSegue.Type.self).init(
      identifier: identifier, source: source, destination: destination)
  }
}

/// The source of an unwind segue, for methods that look for its destination.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The source controller.
  public let source: UIViewController
  /// The destination's method.
  public let unwindAction: Selector
  /// The object that triggered it.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
