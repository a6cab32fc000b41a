import DisplayList
import Foundation
import ScrollworkUIKit

/// Opens the menu of the view that holds it in its state.
@MainActor
final class MenuOpener {
  weak var render: MenuSourceRender?
  nonisolated init() {}
  func open() { render?.open() }
}

/// The appearance of the lifted view beside a menu.
struct LiftedLook {
  var ground = Color(uiColor: .systemBackground)
  var isRounded = true
}

/// The content and position of a menu.
struct MenuParts {
  enum Look {
    case lines
    /// A row of buttons near selected text.
    case editMenu
    /// Any view in its own size.
    case card
  }

  /// The item at the top of a submenu that closes it.
  var header: AnyView?
  var title: Text?
  var items: AnyView
  var order: MenuOrder
  /// The frame of the menu's source, in points of the screen.
  var anchor: CGRect
  /// The lifted view beside the menu.
  var lifted: AnyView?
  var liftedLook = LiftedLook()
  var look = Look.lines
  /// The environment of the items.
  var environment: EnvironmentValues
}

/// Opens a menu for the content.
nonisolated struct _MenuSourceModifier: RenderModifier {
  enum Kind {
    case button(opensByLongPress: Bool)
    case nested(AnyView)
    /// Any view instead of items.
    case card
    /// Nil if the preview is the view itself.
    case context(preview: AnyView?)
  }

  let kind: Kind
  var opener: MenuOpener?
  var title: Text?
  var order = MenuOrder.fixed
  let items: AnyView
  typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> MenuSourceRender {
    MenuSourceRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: MenuSourceRender) { render.modifier = self }
}

@MainActor
final class MenuSourceRender: UnaryRender, MenuOpening {
  var modifier: _MenuSourceModifier { didSet { modifierDidChange() } }
  private weak var menu: MenuController?
  private var lifted: AnyView?
  /// Whether the view itself is shown lifted above the screen instead of in its place.
  private var isLifted = false { didSet { if isLifted != oldValue { setNeedsPaint() } } }
  private var anchor = CGRect.zero
  private lazy var press = MenuPressRecognizer(node: self, source: self)
  private let offered = OfferedActions()

  init(_ modifier: _MenuSourceModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
    modifier.opener?.render = self
  }

  override var hasFragment: Bool { true }
  override var effects: Fragment.Effects { isLifted ? Fragment.Effects(opacity: 0) : .none }
  override func didDetach() {
    menu?.close(animated: false)
    offered.forget()
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    switch modifier.kind {
    case .button(opensByLongPress: true), .context: recognizers.append(press)
    case .button, .nested, .card: return
    }
  }

  private func modifierDidChange() {
    modifier.opener?.render = self
    offered.forget()
    if let menu { menu.content = parts(of: menu) }
  }

  var canOpen: Bool { isAttached && menu == nil && environment.isEnabled && !modifier.items.isNothing }

  func open() {
    guard canOpen,
      let presenter = enclosing(UIViewRender.self)?.view.closestController ?? runtime.root?.stage().anchor
    else { return }
    var lifts = false
    if case .context(let preview) = modifier.kind {
      lifts = true
      lifted = preview ?? AnyView(LiftedPicture(source: self))
    }
    anchor = screenFrame
    let made = MenuController(lifts: lifts, origin: CGPoint(x: anchor.midX, y: anchor.midY))
    made.onClose = { [weak self] in
      self?.menu = nil
      self?.lifted = nil
      self?.isLifted = false
    }
    made.content = parts(of: made)
    menu = made
    made.open(from: presenter)
    if case .context(preview: nil) = modifier.kind { isLifted = made.viewIfLoaded?.window != nil }
  }

  /// Assistive technology offers the items of a context menu without opening it.
  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    guard case .context = modifier.kind, environment.isEnabled, !modifier.items.isNothing, !elements.isEmpty else {
      return elements
    }
    let actions = offeredLines
    for index in elements.indices { elements[index].actions += actions }
    return elements
  }

  /// The items as actions, including those of submenus.
  var offeredLines: [AccessibilityElement.Action] {
    guard environment.isEnabled, !modifier.items.isNothing else { return [] }
    return offered.actions(of: modifier.items, owner: owner) { $0.forMenuLines(of: nil) }
  }

  func forgetLines() { offered.forget() }

  private func parts(of menu: MenuController) -> MenuParts {
    var parts = MenuParts(
      title: modifier.title, items: modifier.items, order: modifier.order, anchor: anchor, lifted: lifted,
      environment: environment.forMenuLines(of: menu))
    if case .nested(let label) = modifier.kind { parts.header = label }
    if case .card = modifier.kind {
      parts.look = .card
      parts.environment = environment
    }
    return parts
  }
}

extension EnvironmentValues {
  /// The environment of items: the menu's, without its styles.
  @MainActor
  func forMenuLines(of menu: MenuController?) -> EnvironmentValues {
    var values = self
    // A section of a menu does not belong to the enclosing list.
    values.listContext = nil
    let outer = values.menuLevel > 0 ? values.buttonInterceptor : nil
    values.menuLevel += 1
    values.menuMark = nil
    values.buttonStyle = .primitive(MenuButtonStyle())
    values.labelStyle = AnyLabelStyle(style: MenuLabelStyle())
    values.buttonInterceptor =
      values.keepsMenuOpen
      ? nil
      : ButtonInterceptor { [weak menu] action in
        menu?.close()
        if let outer { outer.run(action) } else { action() }
      }
    values.font = .body
    values.fontWeight = nil
    values.imageScale = .medium
    values.foregroundStyle = nil
    values.hasChosenForeground = false
    values.foregroundLevels = []
    values.lineLimit = nil
    values.multilineTextAlignment = .leading
    values.textCase = nil
    values.allowsTextSelection = false
    return values
  }
}

extension AnyView {
  /// Whether there is nothing to show, now or later, for this value.
  var isNothing: Bool {
    if content is EmptyView { return true }
    let mirror = Mirror(reflecting: content)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// A view whose menu opens on a long press.
@MainActor
protocol MenuOpening: AnyObject {
  var canOpen: Bool { get }
  func open()
  /// The finger rests at a point of the screen.
  func pressed(at point: CGPoint)
}

extension MenuOpening {
  func pressed(at point: CGPoint) {}
}

/// A recognizer for a long press on a view with a menu. It takes the touch from all other recognizers.
@MainActor
final class MenuPressRecognizer: GestureRecognizer {
  private weak var source: (any MenuOpening)?
  private var start: InputEvent.Touch?

  /// The duration in seconds, as for a long press, and the distance the finger may move in points.
  private static let duration: TimeInterval = 0.5
  private static let reach: CGFloat = 10

  init(node: RenderNode, source: any MenuOpening) {
    self.source = source
    super.init(node: node)
  }

  override var waitsForNoTaps: Bool { true }
  override var waitsForNoLift: Bool { true }

  private func forget() {
    start = nil
    deadline = nil
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard start == nil else { return }
    start = touch
    deadline = touch.timestamp + Self.duration
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    if let start, start.id == touch.id, touch.distance(to: start) > Self.reach { forget() }
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) { if start?.id == touch.id { forget() } }
  override func cancelled(in session: TouchSession) { if start?.id == session.start.id { forget() } }

  override func deadlinePassed(in session: TouchSession) {
    let place = start?.location
    forget()
    if let place { source?.pressed(at: place) }
    if let source, source.canOpen, session.claim(self) { source.open() }
  }
}
