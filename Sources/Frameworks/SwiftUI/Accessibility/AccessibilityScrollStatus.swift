import ScrollworkUIKit

@available(iOS 26.0, *)
nonisolated extension View {
  /// What assistive technology says when the person has scrolled the first scroll view inside: a text such as "Page 2 of 4".
  /// It is the one of the moment when the scroll view comes to rest. Caveat: localized in the current locale.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modifier(
      _ScrollPhaseModifier { old, new, _ in
        guard isEnabled, new == .idle, old == .interacting || old == .decelerating else { return }
        let words = status.string(in: EnvironmentValues())
        MainActor.assumeIsolated { UIAccessibility.post(notification: .pageScrolled, argument: words) }
      })
  }
  /// What assistive technology says when the person has scrolled the first scroll view inside.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }
  /// What assistive technology says when the person has scrolled the first scroll view inside, not localized.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
