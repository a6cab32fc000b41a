/// What activates dictation.
@available(iOS 17.0, *)
public struct TextInputDictationActivation: Equatable, Sendable {
  private enum Kind { case look, select }
  private let kind: Kind

  /// Looking at the field, or tapping the microphone.
  public static let onLook = TextInputDictationActivation(kind: .look)
  /// Tapping the microphone.
  public static let onSelect = TextInputDictationActivation(kind: .select)
}
