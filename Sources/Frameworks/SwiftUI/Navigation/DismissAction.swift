import ScrollworkUIKit

/// Leaves what is shown on top of something else: a page on a navigation stack goes back.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Leaves the page. Does nothing in a view that nothing is below.
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Leaves the page that the view is on.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The view is on a page that `dismiss` leaves.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// Where a hosting controller stands on its navigation stack.
@MainActor
struct PagePlace: Equatable {
  private weak var controller: UIViewController?
  private let isAboveRoot: Bool

  init(_ controller: UIViewController) {
    self.controller = controller
    let navigation = controller.parent as? UINavigationController
    isAboveRoot = navigation.map { $0.viewControllers.first !== controller } ?? false
  }

  nonisolated static func == (a: PagePlace, b: PagePlace) -> Bool {
    a.controller === b.controller && a.isAboveRoot == b.isAboveRoot
  }

  func write(to values: inout EnvironmentValues) {
    guard isAboveRoot else { return }
    values.dismiss = DismissAction { [weak controller] in controller?.popFromStack() }
    values.isPresented = true
  }
}
