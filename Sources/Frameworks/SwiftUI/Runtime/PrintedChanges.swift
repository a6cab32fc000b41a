import Foundation

extension View {
  /// Called in a body of this type: prints the names of the properties because of which it runs. `@self` says that the view has
  /// other values, `@identity` that it is new, `@dependencies` that an observed object or the surroundings have changed.
  public static func _printChanges() {
    guard let scope = DependencyScope.current else { return }
    let changes =
      scope.takeChanges() ?? ["@self", "@identity"] + DynamicProperties.of(Self.self).names.map { "_" + $0 }
    var known: Set<String> = []
    let names = changes.filter { known.insert($0).inserted }
    print("\(Self.self): \(names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed").")
  }

  /// The same as `_printChanges()`. Caveat: it is on the terminal and not in the system's log.
  public static func _logChanges() { _printChanges() }
}
