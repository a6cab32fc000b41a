extension View {
  /// Makes the view react to touches as a button does, without the look of one. For packages that also need to know
  /// when a finger is down.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    Button(action: { action() }) { self }.buttonStyle(PressTellingStyle(pressing: pressing))
      .accessibilityRemoveTraits(.isButton)
  }
}

/// Keeps the content's appearance and reports the pressed state.
private struct PressTellingStyle: ButtonStyle {
  let pressing: ((Bool) -> Void)?

  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
  }
}
