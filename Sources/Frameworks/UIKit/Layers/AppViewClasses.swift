import Foundation

/// The classes of views that are an app's own.
@MainActor
enum AppViewClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a class is declared by an app or a package of it.
  static func contains(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isKnown = known[id] { return isKnown }
    let isOfApp = !String(reflecting: type).hasPrefix("Scrollwork")
    known[id] = isOfApp
    return isOfApp
  }
}
