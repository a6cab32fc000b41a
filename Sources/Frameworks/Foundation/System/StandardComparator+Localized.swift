import Foundation

extension String.StandardComparator {
  /// The order for lists shown to people. Caveat: by code points, since this platform's Foundation has no other order,
  /// and none can be added: "B" comes before "a", and "10" before "2".
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the language. Caveat: by code points.
  public static var localized: String.StandardComparator { .lexical }
}
