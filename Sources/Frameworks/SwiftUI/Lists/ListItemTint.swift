/// What the pictures of labels in rows are coloured with.
public struct ListItemTint: Sendable {
  let color: Color

  /// A colour that counts whatever is around.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour; on a phone it counts in any case.
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

  /// Colours a picture of a label as the row around wants it.
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
  /// What the pictures of labels in rows inside are coloured with; nil for the rows' own colours.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// What the pictures of labels in rows inside are coloured with; nil for the rows' own colours.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}
