import Foundation
import ScrollworkFoundation

/// A way from one controller of a storyboard to another.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
  /// What the storyboard calls it; nil for nothing.
  public let identifier: String?
  /// The controller that it begins at.
  public let source: UIViewController
  /// The controller that it leads to.
  open internal(set) var destination: UIViewController
  /// What the storyboard says that it does.
  final var handler: (@MainActor () -> Void)?

  /// A segue between two controllers. Subclasses override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// A segue that does what a closure does.
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

/// Stands for any class of segues where a storyboard makes one; see `_Instantiable`.
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

/// Where a segue that goes back begins, for those who look for its destination.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that it begins at.
  public let source: UIViewController
  /// The method of the destination.
  public let unwindAction: Selector
  /// What triggered it.
  public let sender: Any?

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
