/// The version of a photo. Caveat: there is only one.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With edits.
  case current = 0
  /// Without edits.
  case unadjusted = 1
  /// The original.
  case original = 2
}
