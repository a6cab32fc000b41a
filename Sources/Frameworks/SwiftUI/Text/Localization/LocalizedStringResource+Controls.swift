import Foundation
import ScrollworkFoundation

// Controls with localized string resources: same as those with keys, which a literal prefers.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized string resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a localized string resource and an image of the app.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(name) })
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized string resource.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a localized string resource and a role; nil for none.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized string resource and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a localized string resource, a symbol and a role; nil for none.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized string resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized string resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for any date, with a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker for a date in a range, with a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker for a date not before another date, with a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }

  /// Creates a picker for a date not after another date, with a localized string resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleResource) }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a value without bounds, with a localized string resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value in a range, with a localized string resource.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleResource) }, onEditingChanged: onEditingChanged)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized string resource as its placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a prompt as its placeholder, or else the localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a prompt that grows with its text if the axis is vertical.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a binding to its selection; it grows if the axis is vertical.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized string resource as its placeholder.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a prompt as its placeholder, or else the localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension ProgressView {
  /// Creates an indeterminate progress view with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text, CurrentValueLabel == EmptyView {
    self.init { Text(titleResource) }
  }

  /// Creates a progress view for a fraction of a total, with a localized string resource.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}
