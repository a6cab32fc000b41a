/// Which form of a picture is wanted. Caveat: there is one.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With the person's edits.
  case current = 0
  /// Without.
  case unadjusted = 1
  /// As it was taken.
  case original = 2
}
