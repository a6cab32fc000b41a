import ScrollworkSwiftUI

/// Tells the words that call an action. It is empty where the system has no words for it, as on the simulated phone, which offers no
/// shortcuts.
nonisolated public struct SiriTipView: View {
  /// The words for an action.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

  /// Nothing: there are no words.
  @MainActor public var body: some View { EmptyView() }
}

/// The ground of a tip.
public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String
  /// As the surroundings are.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
}

extension View {
  /// The ground of the tips in the view, of which none is shown here.
  public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
}
