import Foundation

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// A destructive button, drawn in red.
  public static let destructive = ButtonRole(name: "destructive")
  /// A cancel button, drawn like any other.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that confirms, drawn like any other.
  @available(iOS 26.0, *)
  public static var confirm: ButtonRole { ButtonRole(name: "confirm") }
  /// A button that dismisses what is shown without a decision, drawn like any other.
  @available(iOS 26.0, *)
  public static var close: ButtonRole { ButtonRole(name: "close") }
}

/// A control that performs an action when pressed.
///
/// As on Apple's systems, the action may be a function that is not isolated to the main actor; Swift 6 warns about it.
nonisolated public struct Button<Label: View>: View, FrameworkView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.buttonInterceptor) private var interceptor

  /// Creates a button with a custom label. `action` runs when a finger lifts on it.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a custom label; nil for no role.
  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the environment's style.
  @MainActor public var body: some View {
    PressableView(role: role, action: intercepted, label: AnyView(label), style: style)
  }

  @MainActor private var intercepted: @MainActor () -> Void {
    guard let interceptor else { return action }
    return { interceptor.run(action) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title; nil for no role.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title that is not localized; nil for no role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A button whose action may not be isolated to the main actor, on which it runs.
nonisolated struct ActionButton<Label: View>: View, FrameworkView {
  var role: ButtonRole?
  let action: () -> Void
  let label: Label

  @MainActor var body: some View { Button(role: role, action: { action() }, label: { label }) }
}

/// A button's label in its style, with the pressed state.
nonisolated struct PressableView: View, FrameworkView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: AnyView
  let style: AnyButtonStyle
  @State private var isPressed = false
  @State private var held = ButtonRepeat()
  @Environment(\.buttonRepeatBehavior) private var repeatBehavior

  // However many views the style makes, a button counts as one, so that rows with buttons can be counted without being
  // built.
  @MainActor var body: some View {
    if case .primitive(let style) = style, !(style is any _FrameworkButtonStyle) {
      HStack { AnyPrimitiveButtonStyle(style: style).body(PrimitiveButtonStyleConfiguration(role, label, action)) }
    } else {
      HStack { style.body(role: role, label: label, isPressed: isPressed) }
        .modifier(_PressModifier(isPressed: press, role: role, isPartOfRow: style.isStandard, action: act))
    }
  }

  @MainActor private var press: Binding<Bool> {
    guard repeatBehavior.repeats else { return $isPressed }
    return Binding {
      isPressed
    } set: {
      isPressed = $0
      held.press($0, action: action)
    }
  }

  @MainActor private var act: @MainActor () -> Void {
    guard repeatBehavior.repeats else { return action }
    return { held.lift(action: action) }
  }
}

/// Handles a button's touches and makes it one accessibility element.
nonisolated struct _PressModifier: RenderModifier {
  let isPressed: Binding<Bool>
  var role: ButtonRole?
  /// Whether it has no style of its own, so that the surrounding list row is pressed with it.
  var isPartOfRow = false
  let action: @MainActor () -> Void
  typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PressRender {
    PressRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: PressRender) { render.modifier = self }
}

@MainActor
final class PressRender: UnaryRender {
  var modifier: _PressModifier

  /// The list row that consists only of this button. The row then shows the press.
  weak var row: ListRowRender? {
    didSet { recognizer.area = row }
  }

  private lazy var recognizer = PressRecognizer(
    node: self, setPressed: { [weak self] in self?.setPressed($0) },
    action: { [weak self] in self?.perform() })

  /// Extends the touch area to the row that contains the button.
  func spread(over row: ListRowRender) { recognizer.area = row }

  /// Performs the action of a tap. In a list row with several unstyled buttons, all of them act.
  private func perform() {
    let all = row == nil && modifier.isPartOfRow ? enclosing(ListRowRender.self)?.buttons ?? [] : []
    guard all.count > 1, all.contains(where: { $0 === self }) else { return modifier.action() }
    for button in all { button.modifier.action() }
  }

  init(_ modifier: _PressModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  private func setPressed(_ isPressed: Bool) {
    if let row { row.setPressed(isPressed) } else { modifier.isPressed.wrappedValue = isPressed }
  }

  override var hasFragment: Bool { true }
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }
  override func accessibilityActivate() { modifier.action() }

  /// The whole label, unless it is clipped or defines its touch area: a round button is round for touches too.
  override func isHit(_ point: CGPoint) -> Bool {
    touchArea(contains: point) ?? CGRect(origin: .zero, size: size).contains(point)
  }

  override func touchArea(contains point: CGPoint) -> Bool? {
    var node = child
    while node.size == size, node.origin == .zero {
      if let contains = (node as? UnaryRender)?.touchArea(contains: point) { return contains }
      guard node.children.count == 1 else { break }
      node = node.children[0]
    }
    return nil
  }

  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    touchArea(contains: point) == false ? [] : super.hitTest(point)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let inside = super.accessibilityElements().flatMap(\.flattened)
    var element = AccessibilityElement(
      node: self, role: .button, label: inside.commonLabel)
    element.identifier = inside.first { !$0.identifier.isEmpty }?.identifier ?? ""
    element.isSelected = inside.contains(where: \.isSelected)
    element.actions = inside.flatMap(\.actions)
    element.texts = inside.filter { $0.role == .staticText || $0.role == .image }
    if inside.count == 1 { element.picture = inside[0].picture }
    return [element]
  }
}

// MARK: Styles

/// The properties of a button that are passed to its style.
public struct ButtonStyleConfiguration {
  /// The button's type-erased label.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger is pressing the button.
  public let isPressed: Bool
}

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// Creates the button's appearance; the framework adds touches and accessibility.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that this module provides, such as `buttonStyle(.plain)`.
@MainActor @preconcurrency
public protocol _FrameworkButtonStyle: PrimitiveButtonStyle {
  /// Creates the button's appearance.
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView
}

/// Any style.
enum AnyButtonStyle {
  case standard

  var isStandard: Bool { if case .standard = self { true } else { false } }
  case primitive(any PrimitiveButtonStyle)
  case custom(any ButtonStyle)

  @MainActor
  func body(role: ButtonRole?, label: AnyView, isPressed: Bool) -> AnyView {
    let configuration = ButtonStyleConfiguration(role: role, label: .init(content: label), isPressed: isPressed)
    func custom<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(ButtonStyleBody(style: style, configuration: configuration))
    }
    switch self {
    case .standard: return DefaultButtonStyle()._makeBody(configuration)
    case .primitive(let style):
      return (style as? any _FrameworkButtonStyle ?? DefaultButtonStyle())._makeBody(configuration)
    case .custom(let style): return custom(style)
    }
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct ButtonStyleBody<S: ButtonStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: ButtonStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { .standard }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .custom(style))
  }

  /// Sets the style of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .primitive(style))
  }
}

/// The default button style: the label in the tint, which fades while pressed.
public struct DefaultButtonStyle: _FrameworkButtonStyle {
  /// The same as `.automatic`.
  public init() {}
  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    BorderlessButtonStyle()._makeBody(configuration)
  }
}

/// A style that shows the label in the tint, which fades while pressed.
public struct BorderlessButtonStyle: _FrameworkButtonStyle {
  /// The same as `.borderless`.
  public init() {}
  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(TintedLabel(configuration: configuration))
  }
}

nonisolated private struct TintedLabel: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listContext) private var list

  @MainActor var body: some View {
    if !isEnabled {
      label.defaultForegroundStyle(.tertiary)
    } else if configuration.role == .destructive {
      label.defaultForegroundStyle(.red).opacity(configuration.isPressed ? pressedOpacity : 1)
    } else {
      label.defaultForegroundStyle(.tint).opacity(configuration.isPressed ? pressedOpacity : 1)
    }
  }

  @MainActor private var label: some View { configuration.label.centresLines(unlessIn: list) }
}

nonisolated extension View {
  /// Centres the lines of a button's texts, except in a list, whose rows begin at their leading edge.
  fileprivate func centresLines(unlessIn list: ListContext?) -> some View {
    transformEnvironment(\.lineAlignment) { if list == nil { $0.centreByButton() } }
  }
}

/// The opacity of a pressed label, as measured on iOS 17.
private let pressedOpacity = 0.2

/// A style that shows the label unchanged, which fades a little while pressed.
public struct PlainButtonStyle: _FrameworkButtonStyle {
  /// The same as `.plain`.
  public init() {}
  public func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(PlainLabel(configuration: configuration))
  }
}

nonisolated private struct PlainLabel: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  /// As measured on iOS 17.
  private static let pressed = 0.75
  private static let disabled = 0.5

  @MainActor var body: some View {
    configuration.label.opacity(!isEnabled ? Self.disabled : configuration.isPressed ? Self.pressed : 1)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A style that shows the label in the tint, which fades while pressed.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows the label in the tint, which fades while pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style that shows the label unchanged, which fades a little while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
