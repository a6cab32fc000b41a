extension View {
  /// Makes the view what a button is for a finger, without its look. Packages use it that are told of the finger too.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    Button(action: { action() }) { self }.buttonStyle(PressTellingStyle(pressing: pressing))
      .accessibilityRemoveTraits(.isButton)
  }
}

/// Looks like what is in it, and tells of the finger.
private struct PressTellingStyle: ButtonStyle {
  let pressing: ((Bool) -> Void)?

  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
  }
}
