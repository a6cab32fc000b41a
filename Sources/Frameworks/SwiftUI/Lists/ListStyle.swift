import Foundation

/// The appearance of lists.
enum ListLook: Equatable { case plain, grouped, insetGrouped }

/// The appearance of a list and the behaviour of its sections.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The list's appearance.
  nonisolated var _look: _ListLook { get }
}

/// The available appearances.
public struct _ListLook: Sendable {
  let look: ListLook
}

/// Rows from edge to edge, and sticky headers.
public struct PlainListStyle: ListStyle {
  /// The same as `.plain`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows from edge to edge in groups.
public struct GroupedListStyle: ListStyle {
  /// The same as `.grouped`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Each section's rows on a rounded card.
public struct InsetGroupedListStyle: ListStyle {
  /// The same as `.insetGrouped`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// The default: on a phone, rounded cards.
public struct DefaultListStyle: ListStyle {
  /// The same as `.automatic`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

/// Rows from edge to edge. Headers are sticky as in a plain list; that is a guess.
public struct InsetListStyle: ListStyle {
  /// The same as `.inset`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .plain) }
}

/// A list of choices beside a page: on a phone like an inset grouped list.
public struct SidebarListStyle: ListStyle {
  /// The same as `.sidebar`.
  public init() {}
  nonisolated public var _look: _ListLook { _ListLook(look: .insetGrouped) }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// A list of choices beside a page: on a phone like an inset grouped list.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, and sticky headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows from edge to edge in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Each section's rows on a rounded card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default: on a phone, rounded cards.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// What the views in a list know about it.
struct ListContext: Equatable {
  let look: ListLook
  let model: ListModel
  /// Whether taps select rows.
  var hasSelection = false

  static func == (a: ListContext, b: ListContext) -> Bool {
    a.look == b.look && a.model === b.model && a.hasSelection == b.hasSelection
  }

  /// The default appearance of section headers and footers. That of a plain list is a guess.
  func style(_ part: _SectionPartModifier.Part, _ values: inout EnvironmentValues) {
    values.labelReservedIconWidth = values.labelReservedIconWidth ?? 0
    values.labelIconToTitleSpacing = values.labelIconToTitleSpacing ?? 8
    if part == .header, values.headerProminence == .increased {
      values.font = look == .plain ? .headline : .title3.weight(.bold)
      return
    }
    let hasHeadlines = ListLengths(values.system).hasHeadlines && look != .plain && part == .header
    values.font =
      hasHeadlines
      ? .headline
      : look == .plain && part == .header ? .subheadline.weight(.semibold) : part == .footer ? .footer : .footnote
    values.foregroundStyle = AnyShapeStyle(.secondary)
    values.hasChosenForeground = false
    if look != .plain, part == .header, !hasHeadlines { values.textCase = .uppercase }
  }
}

extension Font {
  /// Lines of a footer are 14 points apart, as measured: 4 less than those of other footnotes.
  fileprivate static var footer: Font {
    var font = Font.footnote
    font.pitchReduction = 4
    return font
  }
}

private struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }
private struct ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// Nil outside of lists.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// The minimum height of a list row, in points: 44 by default, and more on iOS 26.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The minimum height of a section header, in points; nil for the default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the lists inside.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look.look).environment(\.isSidebarList, style is SidebarListStyle)
  }

  /// Sets whether lists inside fill the screen behind their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
}
