import ScrollworkSwiftUI

/// Shows the phrase that invokes an intent. It is empty if the system has no phrase, as on the simulated phone, which
/// offers no shortcuts.
nonisolated public struct SiriTipView: View {
  /// Creates a tip for an intent.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

  /// Empty: there are no phrases.
  @MainActor public var body: some View { EmptyView() }
}

/// The style of a tip's background.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  /// The style of the surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
}

extension View {
  /// Sets the style of the tips in the view, of which none is shown here.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
