extension Picker {
  /// Creates a picker with a custom label, and a view that represents the current value where only that is shown.
  @available(iOS 18.0, *)
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init([selection], content: content(), label: label(), currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once. A value is selected if all of them are equal to it.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources, selection, content: content(), label: label(), currentValueLabel: nil)
  }

  /// Creates a picker for several values at once, and a view that represents the current value where only that is
  /// shown.
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
  /// Creates a picker with a localized title, and a view that represents the current value where only that is shown.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a nonlocalized title, and a view that represents the current value where only that is shown.
  @available(iOS 18.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values at once, with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker for several values at once, with a nonlocalized title.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker for several values at once, with a localized title and a view that represents the current value.
  @available(iOS 18.0, *)
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker for several values at once, with a nonlocalized title and a view that represents the current
  /// value.
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
  /// Creates a picker with a localized title and a symbol, and a view that represents the current value.
  @available(iOS 18.0, *)
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }, currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a nonlocalized title and a symbol, and a view that represents the current value.
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

  /// Creates a picker for several values at once, with a localized title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values at once, with a nonlocalized title and a symbol.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      ScrollworkSwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a picker for several values at once, with a localized title, a symbol and a view that represents the
  /// current value.
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

  /// Creates a picker for several values at once, with a nonlocalized title, a symbol and a view that represents the
  /// current value.
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
