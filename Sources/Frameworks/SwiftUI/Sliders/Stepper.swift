/// A control with a label and two buttons that decrement and increment a value.
nonisolated public struct Stepper<Label: View>: View, FrameworkView {
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.system) private var system

  /// Creates a stepper that runs actions; a nil action disables its button. `onEditingChanged` is called with true
  /// before and with false after.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  /// The label, with the buttons at the trailing edge. They have the size of a `UIStepper`: 94 by 32 points together.
  @MainActor public var body: some View {
    LabeledLine {
      label
    } control: {
      HStack(spacing: 0) {
        half("Decrement", "minus", onDecrement)
        Rectangle().fill(Color(uiColor: .systemFill)).frame(width: 1, height: 18)
        half("Increment", "plus", onIncrement)
      }
      .background(
        Color(uiColor: .tertiarySystemFill),
        in: RoundedRectangle(cornerRadius: ControlMetrics(system).stepper, style: .continuous))
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isStepper)
    .modifier(_BoxSpacingModifier())
    .modifier(_ListRowTraitModifier(trait: .control(true)))
  }

  @MainActor private func half(_ name: String, _ symbol: String, _ action: (() -> Void)?) -> some View {
    Button {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    } label: {
      // Its symbols do not scale with the text size.
      Image(systemName: symbol).font(.system(size: 17)).imageScale(.medium).frame(width: 46.5, height: 32).contentShape(
        Rectangle())
    }
    .foregroundStyle(.primary)
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(name)
  }
}

extension Stepper {
  /// Creates a stepper for a value without bounds.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range; a button that would leave the range is disabled.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(_ step: V.Stride) -> (() -> Void)? {
      guard bounds.contains(value.wrappedValue.advanced(by: step)) else { return nil }
      return { value.wrappedValue = value.wrappedValue.advanced(by: step) }
    }
    self.init(label: label, onIncrement: move(step), onDecrement: move(-step), onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that runs actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a nonlocalized title that runs actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a nonlocalized title, for a value without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title, for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a nonlocalized title, for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
