nonisolated extension View {
  /// What the view does, in words: on a phone, what assistive technology says as a hint. Caveat: localized in the current locale.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// What the view does, in words: on a phone, what assistive technology says as a hint.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  /// What the view does, in words, not localized: on a phone, what assistive technology says as a hint.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
