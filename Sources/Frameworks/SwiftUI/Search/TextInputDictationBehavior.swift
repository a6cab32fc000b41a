/// Whether a search field has a microphone button for dictation.
@available(iOS 17.0, *)
public struct TextInputDictationBehavior: Equatable, Sendable {
  private enum Kind: Equatable { case automatic, inline(TextInputDictationActivation), prevented }
  private let kind: Kind

  var hasMicrophone: Bool { kind != .prevented }

  /// The system's default: a microphone on a phone.
  public static let automatic = TextInputDictationBehavior(kind: .automatic)
  /// No microphone.
  public static let preventDictation = TextInputDictationBehavior(kind: .prevented)

  /// A microphone, activated as specified.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(kind: .inline(activation))
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Sets whether the search field in this view has a microphone while it is empty. Caveat: tapping it brings up the
  /// keyboard; there is no dictation.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
    transformEnvironment(\.searchAssistance) { $0.hasMicrophone = dictationBehavior.hasMicrophone }
  }
}
