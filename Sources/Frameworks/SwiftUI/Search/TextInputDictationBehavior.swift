/// Whether a field to search has a microphone to dictate into it.
@available(iOS 17.0, *)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
  private let kind: Kind

  var hasMicrophone: Bool { kind != .prevented }

  /// As the system has it: with a microphone on a phone.
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
  /// Whether the field to search inside has a microphone while it is empty. Caveat: a touch on it leads to the keyboard, and nobody
  /// listens.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    transformEnvironment(\.searchAssistance) { $0.hasMicrophone = dictationBehavior.hasMicrophone }
  }
}
