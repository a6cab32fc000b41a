import ScrollworkUIKit

/// An action that dismisses the current presentation; on a navigation stack it goes back one page.
@MainActor @preconcurrency
public struct DismissAction {
  let action: @MainActor () -> Void

  /// Dismisses the page. Does nothing in a view that is not presented.
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// An action that dismisses the page that contains the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is on a page that `dismiss` can dismiss.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// The position of a hosting controller on its navigation stack.
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
