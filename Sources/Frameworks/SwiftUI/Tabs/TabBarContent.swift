import Foundation
import ScrollworkUIKit

extension UITabBar: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender {
    // The background, a subview, is behind the bar's drawing.
    TabBarRender(self, owner: owner)
  }
}

/// Renders a tab bar: the tabs in front of the background.
@MainActor
final class TabBarRender: UIViewRender {
  private let bar: UITabBar
  private let content: _UIHostingView<TabBarContent>

  init(_ bar: UITabBar, owner: _Node) {
    self.bar = bar
    let known = bar.subviews.lazy.compactMap { $0 as? _UIHostingView<TabBarContent> }.first
    content = known ?? _UIHostingView(rootView: TabBarContent(bar: bar))
    super.init(bar, owner: owner)
    content.safeAreaRegions = []
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = bar.bounds
    if known == nil { bar.addSubview(content) } else { contentDidChange() }
  }

  override func contentDidChange() { content.rootView = TabBarContent(bar: bar) }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    contentDidChange()
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    guard !view.isHidden else { return [] }
    var element = AccessibilityElement(
      node: self, role: .group, label: "Tab Bar", children: children.flatMap { $0.accessibilityElements() })
    element.identifier = bar.accessibilityIdentifier ?? ""
    element.traits = .isTabBar
    return [element]
  }
}

/// The tabs of a bar. They do not retain the bar, whose subview shows them.
nonisolated struct TabBarContent: View, FrameworkView {
  private let tabs: [TabBarButton]
  private let isCompact: Bool
  private let isMinimized: Bool

  @MainActor init(bar: UITabBar) {
    isCompact = bar.isCompact
    isMinimized = bar.isMinimized
    let items = bar.items ?? []
    tabs = items.enumerated().map { index, item in
      TabBarButton(bar: bar, item: item, index: index)
    }
  }

  @MainActor var body: some View {
    Group {
      if _SystemGeneration.current == .iOS26, !isCompact, !isMinimized {
        GlassTabsLayout { shownTabs }
      } else {
        HStack(spacing: 0) { shownTabs }
      }
    }
    .modifier(TabBarGround(count: tabs.count, isCompact: isCompact, isMinimized: isMinimized))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  @MainActor private var shownTabs: some View {
    ForEach(tabs.filter { !isMinimized || $0.isSelected }, id: \.index) { $0 }
  }
}

/// The background of the tabs: none, or a material for a single one; on iOS 26 a glass capsule that floats above the
/// edge.
nonisolated private struct TabBarGround: ViewModifier {
  let count: Int
  let isCompact: Bool
  let isMinimized: Bool
  @Environment(\.system) private var system

  private var height: CGFloat { isCompact ? 44 : 62 }
  private static let margin: CGFloat = 21
  private static let padding: CGFloat = 4
  /// The glass of the bar is whiter than that of buttons.
  private static let milk = UIColor { $0.userInterfaceStyle == .dark ? .clear : UIColor(white: 1, alpha: 0.77) }
  private var widestTab: CGFloat { isCompact ? 140 : 94 }

  @MainActor func body(content: Content) -> some View {
    if system == .iOS26, !isMinimized, #available(iOS 26.0, *) {
      content
        .padding(Self.padding)
        .frame(maxWidth: CGFloat(count) * widestTab + 2 * Self.padding)
        .frame(height: height)
        .glassEffect(.regular.tint(Color(uiColor: Self.milk)))
        .padding(.horizontal, Self.margin)
    } else {
      content
        .background(isMinimized ? AnyShapeStyle(.regularMaterial) : AnyShapeStyle(.clear), in: Capsule())
        .frame(height: isCompact ? 32 : 49)
    }
  }
}

nonisolated private struct TabBarButton: View, FrameworkView {
  let choose: @MainActor () -> Void
  let item: UITabBarItem
  let index: Int
  fileprivate let isSelected: Bool
  private let isAlone: Bool
  /// Whether the bar has the height of a phone's in portrait.
  private let isOnBar: Bool
  private let isCompact: Bool
  /// Whether there is a lighter or darker background on the glass.
  private let hasPill: Bool
  /// Whether the tab is in a floating bar, with its title below the image.
  private let isOnGlass: Bool
  private let icon: Color
  private let title: Color
  private let font: Font
  private let text: String
  private let image: UIImage?
  private let badge: String?

  /// As measured in light mode; a guess in dark mode.
  private static let unselected = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemGray : UIColor(red: 146 / 255, green: 146 / 255, blue: 153 / 255, alpha: 1)
  }

  /// The background of the selected tab of a floating bar, as measured in light mode; a guess in dark mode.
  private static let pill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .tertiarySystemFill : UIColor(white: 0, alpha: 0.07)
  }

  @MainActor init(bar: UITabBar, item: UITabBarItem, index: Int) {
    isAlone = bar.isMinimized
    isOnBar = _SystemGeneration.current != .iOS26 && !bar.isCompact && !bar.isMinimized
    // A minimized bar expands again.
    choose = { [weak bar] in bar?.isMinimized == true ? bar?.expand() : bar?.choose(index) }
    self.item = item
    self.index = index
    isSelected = bar.selectedItem === item
    isCompact = bar.isCompact
    let looks =
      (bar.hasContentBeneath ? nil : item.scrollEdgeAppearance) ?? item.standardAppearance ?? bar.shownAppearance
    let layout = isCompact ? looks.compactInlineLayoutAppearance : looks.stackedLayoutAppearance
    let state = !item.isEnabled ? layout.disabled : isSelected ? layout.selected : layout.normal
    let isNewer = _SystemGeneration.current == .iOS26
    isOnGlass = isNewer && !isCompact && !isAlone
    let plain: UIColor = isNewer ? .label : Self.unselected
    let usual: UIColor = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? plain
    hasPill = isNewer && isSelected && !isAlone
    icon = Color(uiColor: state.iconColor ?? usual)
    let attributes = item.titleTextAttributes(for: !item.isEnabled ? .disabled : isSelected ? .selected : .normal)
    let letters = state.titleTextAttributes.merging(attributes ?? [:]) { _, own in own }
    title = Color(uiColor: letters[.foregroundColor] as? UIColor ?? usual)
    // 10 points below an image and 12 beside it: from memory, a guess.
    font =
      (letters[.font] as? UIFont).map { Font($0) }
      ?? .system(size: isCompact ? 12 : 10, weight: .medium)
    text = item.title ?? ""
    image = isSelected ? item.selectedImage ?? item.image : item.image
    badge = item.badgeValue
  }

  @MainActor @ViewBuilder var body: some View {
    let around = (item as? TabPageItem)?.modifiers ?? []
    if around.isEmpty { button } else { around.reversed().reduce(AnyView(button)) { $1($0) } }
  }

  @MainActor private var button: some View {
    Button(action: choose) {
      TabLayoutSwitch(isCompact: isCompact, spacing: isOnBar ? 3 : 2) {
        picture
        if !text.isEmpty, !isAlone { Text(verbatim: text).font(font).foregroundStyle(title).lineLimit(1) }
      }
      // Apple's are slightly below the middle of the bar.
      .padding(.top, isOnBar ? 3 : 0)
      .padding(.bottom, isOnGlass ? 2 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { if hasPill { Capsule().fill(Color(uiColor: Self.pill)) } }
      .contentShape(Rectangle())
    }
    .buttonStyle(TabButtonStyle())
    .disabled(!item.isEnabled)
    .accessibilityLabel(item.accessibilityLabel ?? text)
    .accessibilityHint(item.accessibilityHint ?? "")
    .accessibilityValue(item.accessibilityValue ?? badge.map(Badge.words) ?? "")
    .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  @MainActor @ViewBuilder private var picture: some View {
    if image == nil, !text.isEmpty, !isCompact {
      // A title without an image stays where titles are.
      Color.clear.frame(width: 0, height: 28)
    }
    if let image {
      Image(uiImage: image)
        .renderingMode(.template)
        .font(.system(size: isCompact ? 16 : 22))
        .foregroundStyle(icon)
        .frame(height: isCompact ? 20 : 28)
        .overlay(alignment: .topTrailing) {
          if let badge { Badge(text: badge, color: Color(uiColor: item.badgeColor ?? .systemRed)) }
        }
    }
  }
}

nonisolated private struct Badge: View, FrameworkView {
  let text: String
  let color: Color

  /// The spoken form: a number counts items.
  static func words(_ badge: String) -> String {
    Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
  }

  @MainActor var body: some View {
    Text(verbatim: text)
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(color, in: Capsule())
      .fixedSize()
      .offset(x: 10, y: -2)
  }
}

nonisolated private struct TabLayoutSwitch<Content: View>: View, FrameworkView {
  let isCompact: Bool
  /// The points between an image and the title below it.
  let spacing: CGFloat
  @ViewBuilder let content: Content

  @MainActor var body: some View {
    if isCompact { HStack(spacing: 6) { content } } else { VStack(spacing: spacing) { content } }
  }
}

/// Tabs do not change when pressed.
private struct TabButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView { AnyView(configuration.label) }
}
