import Foundation

/// The bar behind `appearance()`: its settings are the defaults of all others of its class, until the phone is
/// replaced.
@MainActor
final class AppearanceProxy<Bar: AnyObject> {
  /// The bar; nil until it is requested.
  private(set) var bar: Bar?
  private var isResetting = false

  nonisolated init() {}

  func made(_ make: () -> Bar) -> Bar {
    if let bar { return bar }
    if !isResetting {
      isResetting = true
      Phone.onReplace { [weak self] in self?.bar = nil }
    }
    let made = make()
    bar = made
    return made
  }
}
