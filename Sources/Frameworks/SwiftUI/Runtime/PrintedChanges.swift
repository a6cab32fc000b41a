import Foundation

extension View {
  /// Prints, when called in a body of this type, the names of the properties that caused the update. `@self` means that
  /// the view's value changed, `@identity` that the view is new, `@dependencies` that an observed object or the
  /// environment changed.
  public static func _printChanges() {
    guard let scope = DependencyScope.current else { return }
    let changes =
      scope.takeChanges() ?? ["@self", "@identity"] + DynamicProperties.of(Self.self).names.map { "_" + $0 }
    var known: Set<String> = []
    let names = changes.filter { known.insert($0).inserted }
    print("\(Self.self): \(names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed").")
  }

  /// Same as `_printChanges()`. Caveat: prints to the terminal, not to the system log.
  public static func _logChanges() { _printChanges() }
}
