import Foundation

/// The mark before the title of an item.
enum MenuMark: Equatable {
  case on, off, mixed
  /// The item opens a submenu.
  case disclosure
  /// The submenu is open.
  case expanded

  fileprivate var symbol: String? {
    switch self {
    case .on: "checkmark"
    case .off: nil
    case .mixed: "minus"
    case .disclosure: "chevron.forward"
    case .expanded: "chevron.down"
    }
  }
}

private struct MenuLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct MenuMarkKey: EnvironmentKey { static var defaultValue: MenuMark? { nil } }
private struct MenuHasMarksKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The nesting depth of menus around a view.
  var menuLevel: Int {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }

  /// The mark before an item.
  var menuMark: MenuMark? {
    get { self[MenuMarkKey.self] }
    set { self[MenuMarkKey.self] = newValue }
  }

  /// Whether one of the items has a mark, so that all reserve space for it.
  var menuHasMarks: Bool {
    get { self[MenuHasMarksKey.self] }
    set { self[MenuHasMarksKey.self] = newValue }
  }
}

/// Reports to the menu that an item has a mark.
struct MenuMarksKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// The style of buttons as menu items.
struct MenuButtonStyle: _FrameworkButtonStyle {
  func _makeBody(_ configuration: ButtonStyleConfiguration) -> AnyView {
    AnyView(MenuRow(configuration: configuration))
  }
}

nonisolated private struct MenuRow: View, FrameworkView {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuMark) private var mark
  @Environment(\.menuHasMarks) private var hasMarks
  /// The width of the column of marks.
  @ScaledMetric private var column: CGFloat = 24

  @MainActor var body: some View {
    HStack(spacing: 0) {
      if hasMarks {
        Image(systemName: mark?.symbol ?? "checkmark")
          .font(.footnote.weight(.semibold))
          .opacity(mark?.symbol == nil ? 0 : 1)
          .accessibilityHidden(true)
          .frame(width: column)
          .padding(.leading, -8)
      }
      MenuLabelLayout { configuration.label }
    }
    .foregroundStyle(color)
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: MenuMeasures.row)
    .background(configuration.isPressed ? MenuColors.pressed : .clear)
    .contentShape(Rectangle())
    .preference(key: MenuMarksKey.self, value: mark?.symbol != nil)
    .accessibilityAddTraits(mark == .on ? .isSelected : [])
  }

  @MainActor private var color: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(Color(uiColor: .label))
  }
}

/// A label with the title first and the icon at the trailing edge; on iOS 26 the reverse, with the icon centred in a
/// column.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: MenuMeasures.isNewer ? 12 : 8) {
      if MenuMeasures.isNewer { configuration.icon.frame(minWidth: 24).accessibilityHidden(true) }
      configuration.title
      Spacer(minLength: 0)
      if !MenuMeasures.isNewer { configuration.icon.accessibilityHidden(true) }
    }
  }
}

/// Lays out the views of a label: images at the trailing edge, all others stacked vertically.
private struct MenuLabelLayout: Layout {
  private static let gap: CGFloat = 8

  @MainActor
  private func isPicture(_ node: RenderNode) -> Bool {
    if node is ImageRender { return true }
    return (node as? UnaryRender).map { isPicture($0.child) } ?? false
  }

  @MainActor
  private func split(_ subviews: Subviews) -> (texts: [LayoutSubview], pictures: [LayoutSubview]) {
    (subviews.filter { !isPicture($0.node) }, subviews.filter { isPicture($0.node) })
  }

  private func width(of pictures: [LayoutSubview]) -> CGFloat {
    pictures.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + Self.gap }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated {
      let (texts, pictures) = split(subviews)
      let width = proposal.width ?? MenuMeasures.width
      let room = ProposedViewSize(width: max(0, width - self.width(of: pictures)), height: nil)
      let height = texts.reduce(0) { $0 + $1.sizeThatFits(room).height }
      return CGSize(width: width, height: pictures.reduce(height) { max($0, $1.sizeThatFits(.unspecified).height) })
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    MainActor.assumeIsolated {
      let (texts, pictures) = split(subviews)
      let taken = width(of: pictures)
      let room = ProposedViewSize(width: max(0, bounds.width - taken), height: nil)
      let isNewer = MenuMeasures.isNewer
      var y = bounds.midY - texts.reduce(0) { $0 + $1.sizeThatFits(room).height } / 2
      for text in texts {
        text.place(at: CGPoint(x: bounds.minX + (isNewer ? taken : 0), y: y), proposal: room)
        y += text.sizeThatFits(room).height
      }
      var x = isNewer ? bounds.minX + max(0, taken - Self.gap) : bounds.maxX
      for picture in pictures.reversed() {
        let size = picture.sizeThatFits(.unspecified)
        x -= size.width
        picture.place(at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: .unspecified)
        x -= Self.gap
      }
    }
  }
}
