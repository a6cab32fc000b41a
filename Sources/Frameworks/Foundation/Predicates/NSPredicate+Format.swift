import Foundation
import Synchronization

extension NSPredicate {
  /// Creates a predicate from a format: see docs/companions.md for the supported part of the language. A format that
  /// cannot be read gives a predicate that never holds, and is reported on stderr; in a UI test it fails the test.
  ///
  /// Arguments are `Any`: a list of arguments on Linux would keep only the texts of objects.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate whose `%@` and other placeholders take their values from an array.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      let format = try PredicateParser.parse(predicateFormat, arguments ?? [])
      self.init(block: { object, variables in
        format.holds { key in PredicateKey.value(of: key, in: object, variables: variables ?? [:]) }
      })
    } catch {
      PredicateFormat.onUnreadable.withLock { $0 }("\(error)")
      self.init(value: false)
    }
  }
}

extension PredicateFormat {
  /// Called for each predicate that cannot be read.
  package static let onUnreadable = Mutex<@Sendable (String) -> Void> { message in
    FileHandle.standardError.write(Data("NSPredicate: \(message)\n".utf8))
  }
}
