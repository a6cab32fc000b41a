import Foundation

/// An action that assistive technology can perform on a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case activate, escape, magicTap
    case named(String)
  }

  let kind: Kind

  /// Activates the view.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Dismisses what the view presents. The name "Escape", under which it is offered, is our choice.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// Performs the most important action where the view is. The name "Magic Tap", under which it is offered, is our
  /// choice.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  /// Creates a named action. Caveat: localized in the current locale.
  public init(named name: Text) { self.init(kind: .named(name.string(in: EnvironmentValues()))) }

  init(kind: Kind) { self.kind = kind }

  /// The name under which the action is offered; nil for activation.
  var name: String? {
    switch kind {
    case .activate: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .named(let name): name
    }
  }
}

/// The direction in which a view's value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// Adds an accessibility action to the content's element.
nonisolated struct _AccessibilityActionModifier: RenderModifier {
  enum Handler {
    case action(AccessibilityActionKind, () -> Void)
    case adjustment((AccessibilityAdjustmentDirection) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
    case scroll((Edge) -> Void)
  }

  let handler: Handler
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityActionRender {
    AccessibilityActionRender(handler, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityActionRender) { render.handler = handler }
}

@MainActor
final class AccessibilityActionRender: UnaryRender, Activatable {
  var handler: _AccessibilityActionModifier.Handler {
    didSet { if name != oldValue.name { runtime.accessibilityDidChange() } }
  }
  private var name: String? { handler.name }

  init(_ handler: _AccessibilityActionModifier.Handler, owner: _Node, child: RenderNode) {
    self.handler = handler
    super.init(owner: owner, child: child)
  }

  /// It may turn the node into an element, which needs a position in the display list.
  override var hasFragment: Bool { true }

  /// Whether activation runs an action of the app, overriding the content's own.
  var isActivatable: Bool {
    if case .action(let kind, _) = handler { kind == .default } else { false }
  }

  override func accessibilityActivate() {
    if case .action(.default, let run) = handler { run() } else { super.accessibilityActivate() }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = statedElement(of: super.accessibilityElements())
    switch handler {
    case .action(.default, _): element.node = self
    case .action(let kind, _): element.actions.append(.init(name: kind.name ?? "") { [weak self] in self?.run() })
    case .zoom:
      for (name, direction) in [("Zoom In", AccessibilityZoomGestureAction.Direction.zoomIn), ("Zoom Out", .zoomOut)] {
        element.actions.append(.init(name: name) { [weak self] in self?.zoom(direction) })
      }
    case .scroll:
      for (name, edge) in [("Up", Edge.top), ("Down", .bottom), ("Leading", .leading), ("Trailing", .trailing)] {
        element.actions.append(.init(name: "Scroll \(name)") { [weak self] in self?.scroll(edge) })
      }
    case .adjustment:
      element.role = .adjustable
      for (name, direction) in [("Increment", AccessibilityAdjustmentDirection.increment), ("Decrement", .decrement)] {
        element.actions.append(.init(name: name) { [weak self] in self?.adjust(direction) })
      }
    }
    return [element]
  }

  private func run() { if case .action(_, let run) = handler { run() } }
  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    if case .adjustment(let adjust) = handler { adjust(direction) }
  }
  private func scroll(_ edge: Edge) { if case .scroll(let scroll) = handler { scroll(edge) } }
  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
    guard case .zoom(let zoom) = handler else { return }
    zoom(
      AccessibilityZoomGestureAction(
        direction: direction, location: .center, point: CGPoint(x: size.width / 2, y: size.height / 2)))
  }
}

extension _AccessibilityActionModifier.Handler {
  fileprivate var name: String? { if case .action(let kind, _) = self { kind.name } else { nil } }
}

nonisolated extension View {
  /// Adds an accessibility action of the given kind to the view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(_AccessibilityActionModifier(handler: .action(actionKind, handler)))
  }

  /// Adds a named accessibility action to the view. Caveat: localized in the current locale.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds a named accessibility action to the view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
  }

  /// Adds a named accessibility action to the view; the name is not localized.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(kind: .named(String(name))), handler)
  }

  /// Adds an accessibility action that is named by its label.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { ActionButton(action: action, label: label) }
  }

  /// Adds the buttons in `content` as accessibility actions, named by their labels.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(_OfferedActionsModifier(content: AnyView(content())))
  }

  /// Adds actions that increment or decrement the view's value. They are offered as "Increment" and "Decrement".
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(_AccessibilityActionModifier(handler: .adjustment(handler)))
  }
}
