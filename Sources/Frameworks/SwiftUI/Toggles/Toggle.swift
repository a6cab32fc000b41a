import Foundation
import ScrollworkUIKit

/// A control for an on/off state: a switch with a label, or in a menu, an item with a checkmark.
nonisolated public struct Toggle<Label: View>: View, FrameworkView {
  @Binding private var isOn: Bool
  /// Whether some sources are on and some are off.
  private let isMixed: Bool
  private let label: Label
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, label: label())
  }

  /// Creates a toggle for several values at once: on if all are, mixed if some are. A tap sets all to the same value.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let count = values.count { $0.wrappedValue }
    self.init(
      Binding {
        values.allSatisfy(\.wrappedValue)
      } set: { isOn in
        for value in values { value.wrappedValue = isOn }
      }, isMixed: count > 0 && count < values.count, label: label())
  }

  init(_ isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    _isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// The toggle in the environment's style.
  @MainActor public var body: some View {
    if menuLevel > 0 {
      Button {
        isOn.toggle()
      } label: {
        label
      }
      .environment(\.menuMark, isMixed ? .mixed : isOn ? .on : .off)
    } else {
      // A toggle counts as one view, however many views the style makes, so rows with toggles are counted without being
      // built.
      HStack {
        style.body(
          ToggleStyleConfiguration(
            label: .init(content: AnyView(label.asControlLabel)), isOn: $isOn, isMixed: isMixed))
      }
      .modifier(_ListRowTraitModifier(trait: .control(style.isSwitch)))
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

  /// Creates a toggle for several values with a localized title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a nonlocalized title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle for several values with a localized title and a symbol.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle for several values with a nonlocalized title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A label and a switch at the trailing edge.
nonisolated struct SwitchToggle: View, FrameworkView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.system) private var system

  @MainActor var body: some View {
    let isOn = configuration.$isOn
    LabeledLine {
      configuration.label
    } control: {
      PressableView(
        role: nil, action: { isOn.wrappedValue.toggle() }, label: AnyView(EmptyView()),
        style: .primitive(SwitchStyle(isOn: isOn.wrappedValue))
      )
      .padding(.trailing, -ControlMetrics(system).toggleOverhang)
    }
    .modifier(_ToggleElementModifier(value: configuration.isMixed ? "2" : isOn.wrappedValue ? "1" : "0"))
  }
}

/// UIKit's switch.
private struct SwitchStyle: _FrameworkButtonStyle {
  let isOn: Bool
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView { AnyView(Switch(isOn: isOn)) }
}

nonisolated private struct Switch: View, FrameworkView {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlColors) private var colors
  @Environment(\.system) private var system

  @MainActor var body: some View {
    let metrics = ControlMetrics(system)
    KnobShape()
      .fill(colors.thumb ?? Color(uiColor: UISwitch.defaults?.thumbTintColor ?? .white))
      .shadow(color: .black.opacity(0.15), radius: 3, y: 2)
      .frame(width: metrics.toggleKnob.width, height: metrics.toggleKnob.height)
      .padding(2)
      .frame(width: metrics.toggle.width, height: metrics.toggle.height, alignment: isOn ? .trailing : .leading)
      .background(ground, in: Capsule())
      .opacity(isEnabled ? 1 : 0.5)
      .animation(.easeInOut(duration: 0.2), value: isOn)
  }

  @MainActor private var ground: AnyShapeStyle {
    if !isOn { return AnyShapeStyle(ControlMetrics(system).toggleOff) }
    return tint ?? AnyShapeStyle(Color(uiColor: UISwitch.defaults?.onTintColor ?? .systemGreen))
  }
}

/// Makes the switch the accessibility element, with the label's name.
nonisolated private struct _ToggleElementModifier: RenderModifier {
  /// As UIKit reports it: 2 for mixed.
  let value: String
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ToggleElementRender {
    ToggleElementRender(value, owner: owner, child: child)
  }
  @MainActor func update(_ render: ToggleElementRender) { render.value = value }
}

@MainActor
private final class ToggleElementRender: UnaryRender {
  var value: String { didSet { if value != oldValue { runtime.accessibilityDidChange() } } }

  init(_ value: String, owner: _Node, child: RenderNode) {
    self.value = value
    super.init(owner: owner, child: child)
  }

  /// Whether it draws a UIKit switch, in which XCUITest finds no further elements.
  private var isOfUIKit: Bool { ancestors.lazy.compactMap { ($0 as? UIViewRender)?.view }.first is UISwitch }

  /// Neighbours treat a control as a box.
  override func measureSpacing() -> ViewSpacing { ViewSpacing() }

  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements().flatMap(\.flattened)
    guard var element = elements.popLast() else { return [] }
    element.role = .switch
    element.label = elements.commonLabel
    element.value = value
    if !isOfUIKit {
      var control = AccessibilityElement(node: element.node, role: .switch)
      control.value = value
      element.texts = elements.filter { $0.role == .staticText && !$0.frame.isEmpty } + [control]
    }
    return [element]
  }
}
