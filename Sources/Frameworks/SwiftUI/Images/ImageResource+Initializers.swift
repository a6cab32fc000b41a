// What is made with a symbol can be made with a picture of the app's resources too.

@available(iOS 17.0, *)
extension Label where Title == Text, Icon == Image {
  /// A title with a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// A title with a picture of the app's resources; the text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

@available(iOS 17.0, *)
extension Button where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A button with a text and a picture.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A button with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// A button of a role with a text and a picture.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A button of a role with a text and a picture; the text as it is, not localized.
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
  /// A menu with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A menu with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// A button with a text and a picture that a long press makes open a menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ScrollworkSwiftUI.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// A button with a text and a picture that a long press makes open a menu; the text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { ScrollworkSwiftUI.Label(title, image: image) }, primaryAction: primaryAction)
  }
}

@available(iOS 17.0, *)
extension Toggle where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A toggle with a text and a picture.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A toggle with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// A toggle of several values with a text and a picture.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A toggle of several values with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(title, image: image) }
  }
}

@available(iOS 17.0, *)
extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A picker with a text and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollworkSwiftUI.Label(titleKey, image: image) }
  }

  /// A picker with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// A picker with a text and a picture, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { ScrollworkSwiftUI.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker with a text and a picture, and a view that stands for the choice where only this is shown; the text as it is, not localized.
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

  /// A picker of several values at once, with a text and a picture.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, image: image)
    }
  }

  /// A picker of several values at once, with a text and a picture; the text as it is, not localized.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { ScrollworkSwiftUI.Label(title, image: image) }
  }

  /// A picker of several values at once, with a text and a picture, and a view that stands for the choice.
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

  /// A picker of several values at once, with a text and a picture, and a view that stands for the choice; the text as it is, not localized.
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
  /// A group with a text and a picture, which are shown where the group is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, image: image) }
  }

  /// A group with a text and a picture, which are shown where the group is a menu; the text as it is, not localized.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, image: image) }
  }
}
