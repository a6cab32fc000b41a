extension Button where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol; nil for no role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized and a symbol; nil for no role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }
}
