/// The tint of label icons in rows.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour that overrides all others.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A preferred colour; on a phone it always applies.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey; which one is a guess.
  public static let monochrome = ListItemTint(color: .secondary)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  /// Nil for the tint, unless the row has a colour.
  fileprivate var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// Applies the surrounding row's tint to a label icon.
  mutating func takeListItemTint() {
    guard listContext != nil else { return }
    if let listItemTint {
      foregroundStyle = AnyShapeStyle(listItemTint.color)
    } else if foregroundStyle == nil, isEnabled {
      foregroundStyle = AnyShapeStyle(.tint)
    }
  }
}

nonisolated extension View {
  /// Sets the tint of label icons in the rows inside; nil for the rows' own colours.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the tint of label icons in the rows inside; nil for the rows' own colours.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
