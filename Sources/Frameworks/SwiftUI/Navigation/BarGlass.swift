import Foundation

/// The background of a button on a bar: none, or on iOS 26 a glass capsule, coloured for prominent buttons.
///
/// The label's padding is a guess. Caveat: neighbouring buttons do not share one piece of glass.
nonisolated struct BarGlass: ViewModifier {
  var isOnBar = true
  var isProminent = false
  @Environment(\.system) private var system
  @Environment(\.tintColor) private var tint

  private static let height: CGFloat = 44
  private static let padding: CGFloat = 12

  @MainActor func body(content: Content) -> some View {
    if system == .iOS26, isOnBar, #available(iOS 26.0, *) {
      content
        .padding(.horizontal, Self.padding)
        .frame(minWidth: Self.height, minHeight: Self.height, maxHeight: Self.height)
        .glassEffect(isProminent ? .regular.tint(tint ?? .accentColor) : .regular)
    } else {
      content
    }
  }
}
