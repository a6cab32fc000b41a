nonisolated extension View {
  /// Adds help text to the view. On a phone, assistive technology reads it as a hint. Caveat: localized in the current
  /// locale.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Adds help text to the view. On a phone, assistive technology reads it as a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// Adds nonlocalized help text to the view. On a phone, assistive technology reads it as a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
