import Foundation

extension String.StandardComparator {
  /// As lists are sorted for people. Caveat: by the numbers of letters, since this platform's Foundation has no other order, and none
  /// can be made: "B" is before "a", and "10" before "2".
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// As the language sorts. Caveat: by the numbers of letters.
  public static var localized: String.StandardComparator { .lexical }
}
