import Foundation
import ScrollworkUIKit

extension MenuView: RenderedView, ContentDrawing {
  var drawn: some View { content(in: (renderer as? UIViewRender)?.environment) }

  private func content(in environment: EnvironmentValues?) -> MenuContent? {
    menu.map { MenuContent(menu: $0, parts: parts(of: $0, in: environment), insets: safeAreaInsets) }
  }

  /// The SwiftUI content of the menu, or the one that UIKit requests.
  private func parts(of menu: MenuController, in environment: EnvironmentValues?) -> MenuParts? {
    if let parts = menu.content as? MenuParts { return parts }
    guard let asked = menu.content as? EditMenuParts, let environment else { return nil }
    return MenuParts(asked, in: environment.forMenuLines(of: menu))
  }

  func makeRender(owner: _Node) -> UIViewRender {
    // The first content is made before the view has its renderer.
    let made = ContentViewRender(self, owner: owner, keepsSafeArea: true) { [unowned self, unowned owner] in
      content(in: owner.environment)
    }
    menu?.onChange = { [weak made] in made?.contentDidChange() }
    return made
  }
}

/// A presented menu: the region around it that dismisses it, the lifted view, and the items.
nonisolated struct MenuContent: View, FrameworkView {
  let menu: MenuController
  let parts: MenuParts?
  /// The insets of bars and corners, in points.
  let insets: UIEdgeInsets

  @MainActor var body: some View {
    if let parts {
      let anchor = parts.anchor.offsetBy(dx: -insets.left, dy: -insets.top)
      let opensUpwards = MenuOpensUpwards()
      MenuPlacement(
        anchor: anchor, isNested: parts.header != nil, isLifted: parts.lifted != nil, look: parts.look,
        upwards: opensUpwards
      ) {
        MenuDismissRegion(name: parts.look == .card ? "dismiss popup" : "Dismiss context menu") { [weak menu] in
          menu?.close()
        }
        if let lifted = parts.lifted {
          lifted
            .background(parts.liftedLook.ground)
            .clipShape(
              RoundedRectangle(
                cornerRadius: parts.liftedLook.isRounded ? MenuMeasures.radius : 0, style: .continuous)
            )
            .shadow(color: .black.opacity(0.2), radius: 20)
            .accessibilityElement(children: .contain)
            .modifier(EnvironmentReplacement(values: parts.outerEnvironment))
        }
        Group {
          if parts.look == .lines {
            MenuCard(parts: parts, upwards: opensUpwards) { [weak menu] in menu?.close() }
          } else {
            parts.items.modifier(MenuGround())
              .onGeometryChange(for: CGRect.self) {
                $0.frame(in: .global)
              } action: { [weak menu] in
                menu?.itemsFrame = $0
              }
          }
        }
        .modifier(
          EnvironmentReplacement(values: parts.look == .card ? parts.outerEnvironment : parts.environment))
      }
      // Items are above the keyboard.
      .ignoresSafeArea(parts.look == .lines ? .keyboard : [])
      .modifier(_MenuReadingOrder())
      // The anchor does not depend on the layout direction.
      .environment(\.layoutDirection, .leftToRight)
    }
  }
}

extension MenuParts {
  /// The environment of a preview, without the menu's own styles.
  fileprivate var outerEnvironment: EnvironmentValues {
    var values = environment
    values.menuLevel = 0
    values.listContext = nil
    values.buttonStyle = .standard
    values.labelStyle = nil
    values.buttonInterceptor = nil
    values.font = nil
    return values
  }
}

/// In points, from memory of iOS 18 except for the radius; see docs/uikit.md.
enum MenuMeasures {
  static let width: CGFloat = 250
  /// At accessibility text sizes.
  static let largeWidth: CGFloat = 320
  /// The value for iOS 26 is a guess.
  @MainActor static var radius: CGFloat { isNewer ? 32 : 13 }
  static let row: CGFloat = 44
  /// Between a menu and its source.
  static let gap: CGFloat = 8
  /// Between a menu and the edges of the free area of the screen.
  static let margin: CGFloat = 8
  /// Between two groups of items.
  @MainActor static var section: CGFloat { isNewer ? 17 : 8 }
  /// On iOS 26 items start with their images, and separators appear only between groups.
  @MainActor static var isNewer: Bool { _SystemGeneration.current == .iOS26 }
}

/// The colours of menus, from screenshots of iOS 17.
enum MenuColors {
  static let ground = white(light: 0.965, dark: 0.15)
  static let pressed = white(light: 0.88, dark: 0.25)
  static let line = white(light: 0.8, dark: 0.28)
  static let section = white(light: 0.9, dark: 0.08)

  private static func white(light: CGFloat, dark: CGFloat) -> Color {
    Color(uiColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? dark : light, alpha: 1) })
  }
}

/// The direction in which the menu opened. Items are placed after the menu and then read it.
@MainActor
final class MenuOpensUpwards {
  nonisolated init() {}
  var value = false
}

/// The free area beside a menu; touching it dismisses the menu.
nonisolated private struct MenuDismissRegion: View, FrameworkView {
  let name: String
  let close: @MainActor () -> Void

  @MainActor var body: some View {
    Button(action: close) { Color.clear.contentShape(Rectangle()) }
      .buttonStyle(BareButtonStyle())
      .simultaneousGesture(DragGesture(minimumDistance: 10).onChanged { _ in close() })
      .accessibilityLabel(name)
      .ignoresSafeArea()
  }
}

private struct BareButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView { AnyView(configuration.label) }
}

/// Moves the first element, which is behind the others, to the end of the reading order.
nonisolated private struct _MenuReadingOrder: RenderModifier {
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> MenuReadingOrderRender {
    MenuReadingOrderRender(owner: owner, child: child)
  }
  @MainActor func update(_ render: MenuReadingOrderRender) {}
}

@MainActor
private final class MenuReadingOrderRender: UnaryRender {
  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = super.accessibilityElements()
    return Array(elements.dropFirst() + elements.prefix(1))
  }
}

/// The items of a menu on their background.
nonisolated private struct MenuCard: View, FrameworkView {
  let parts: MenuParts
  let upwards: MenuOpensUpwards
  let close: @MainActor () -> Void
  @State private var hasMarks = false

  @MainActor var body: some View {
    FittedHeight {
      ScrollView {
        MenuList(order: parts.order, upwards: upwards, isContext: parts.lifted != nil) {
          if let header = parts.header {
            PressableView(role: nil, action: close, label: header, style: .primitive(MenuButtonStyle()))
              .environment(\.menuMark, .expanded)
            Divider()
          }
          if let title = parts.title {
            title.foregroundStyle(.secondary).font(.footnote).modifier(_SectionPartModifier(part: .header))
          }
          parts.items
        }
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .environment(\.menuHasMarks, hasMarks)
    .onPreferenceChange(MenuMarksKey.self) { if $0 { hasMarks = true } }
    .modifier(MenuGround())
  }
}

/// The background of a menu's items.
nonisolated private struct MenuGround: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content
      .background(MenuColors.ground)
      .clipShape(RoundedRectangle(cornerRadius: MenuMeasures.radius, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
  }
}

/// Gives its content its ideal height as far as there is room; otherwise the content scrolls.
struct FittedHeight: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let wanted = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: wanted.width, height: min(wanted.height, proposal.height ?? .infinity))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
