/// Whether a field to search has a microphone to dictate into it.
@available(iOS 17.0, *)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
  private let kind: Kind

  /// As the system has it.
  public static let automatic = TextInputDictationBehavior(kind: .automatic)
  /// There is none.
  public static let preventDictation = TextInputDictationBehavior(kind: .prevented)

  /// There is one, which listens when it is told to.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(kind: .inline(activation))
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Whether fields to search have a microphone. Caveat: they have none here, as on a phone whose dictation is
  /// switched off.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
