/// When dictation begins.
@available(iOS 17.0, *)
public struct TextInputDictationActivation: Equatable, Sendable {
  private enum Kind { case look, select }
  private let kind: Kind

  /// When a person looks at the field, or chooses the microphone.
  public static let onLook = TextInputDictationActivation(kind: .look)
  /// When a person chooses the microphone.
  public static let onSelect = TextInputDictationActivation(kind: .select)
}
