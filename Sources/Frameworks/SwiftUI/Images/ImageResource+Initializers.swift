// The initializers with a symbol, with an image resource instead.

@available(iOS 17.0, *)
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and an image resource.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a title that is not localized and an image resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

@available(iOS 17.0, *)
extension Button where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a title that is not localized and an image.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// Creates a button with a role, a title and an image.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a button with a role, a title that is not localized and an image.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(title, image: image) }
  }
}

@available(iOS 17.0, *)
extension Menu where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a menu with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// Creates a button with a title and an image that opens a menu on a long press.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ScrollworkSwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a button with a title that is not localized and an image that opens a menu on a long press.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { ScrollworkSwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

@available(iOS 17.0, *)
extension Toggle where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// Creates a toggle for several values with a title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a toggle for several values with a title that is not localized and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(title, image: image) }
  }
}

@available(iOS 17.0, *)
extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a picker with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// Creates a picker with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// Creates a picker with a title, an image, and a label for the current value where only that is shown.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { ScrollworkSwiftUI.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title that is not localized, an image, and a label for the current value where only that
  /// is shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { ScrollworkSwiftUI.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets several values at once, with a title and an image.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, image: image)
    }
  }

  /// Creates a picker that sets several values at once, with a title that is not localized and an image.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// Creates a picker that sets several values at once, with a title, an image, and a label for the current value.
  @available(iOS 18.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(titleKey, image: image) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets several values at once, with a title that is not localized, an image, and a label for
  /// the current value.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(title, image: image) }, currentValueLabel: currentValueLabel)
  }
}

@available(iOS 17.0, *)
extension ControlGroup {
  /// Creates a group with a title and an image, which are shown if the group is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// Creates a group with a title that is not localized and an image, which are shown if the group is a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
