import ScrollworkUIKit

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets what assistive technology says after the person has scrolled the first scroll view inside, such as "Page 2 of
  /// 4". The text is the current one when the scroll view comes to rest. Caveat: localized in the current locale.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modifier(
      _ScrollPhaseModifier { old, new, _ in
        guard isEnabled, new == .idle, old == .interacting || old == .decelerating else { return }
        let words = status.string(in: EnvironmentValues())
        MainActor.assumeIsolated { UIAccessibility.post(notification: .pageScrolled, argument: words) }
      })
  }
  /// Sets what assistive technology says after the person has scrolled the first scroll view inside.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }
  /// Sets what assistive technology says after the person has scrolled the first scroll view inside, not localized.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: some StringProtocol, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
