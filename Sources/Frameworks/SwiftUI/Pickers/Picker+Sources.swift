extension Picker {
  /// A picker with any label, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// A picker of several values at once: what is chosen is what all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources, selection, content: content(), label: label(), currentValueLabel: nil)
  }

  /// A picker of several values at once, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources, selection, content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  private init<C: RandomAccessCollection>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<SelectionValue>>, content: Content, label: Label,
    currentValueLabel: AnyView?
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content, label: label, currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Text {
  /// A picker with a text, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a text as it is, not localized, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// A picker of several values at once, with a text.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker of several values at once, with a text as it is, not localized.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// A picker of several values at once, with a text, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker of several values at once, with a text as it is, not localized, and a view that stands for the choice where only this is
  /// shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A picker with a text and a symbol, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker with a text as it is, not localized, and a symbol, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { ScrollworkSwiftUI.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// A picker of several values at once, with a text and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker of several values at once, with a text as it is, not localized, and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// A picker of several values at once, with a text and a symbol, and a view that stands for the choice where only this is shown.
  @available(iOS 18.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// A picker of several values at once, with a text as it is, not localized, and a symbol, and a view that stands for the choice where
  /// only this is shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }
}
