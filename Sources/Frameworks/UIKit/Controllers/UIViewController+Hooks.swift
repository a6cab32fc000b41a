extension UIViewController {
  /// What runs after a controller's own methods, where a package exchanges those in Objective-C.
  ///
  /// There are no methods to exchange here. As there, nothing runs if a subclass does not call super.
  public struct _Hooks {
    /// Whether the view has appeared at least once.
    public internal(set) var hasAppeared = false
    /// Runs after `viewDidAppear`.
    public var didAppear: (@MainActor () -> Void)?
    /// Runs after `viewDidDisappear`.
    public var didDisappear: (@MainActor () -> Void)?
    /// Runs after the controller has left its parent.
    public var didLeaveParent: (@MainActor () -> Void)?
  }
}
