/// The prominence of a badge.
@available(iOS 17.0, *)
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// For information that needs no action; on a phone it looks like the standard.
  public static let decreased = BadgeProminence(level: .decreased)
  /// For information that may call for action.
  public static let standard = BadgeProminence(level: .standard)
  /// For information that requires action: on red.
  public static let increased = BadgeProminence(level: .increased)
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The badge of the row, for views that lay out the row's end themselves.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether a badge is at the end of a view that is not the whole row.
  var isBadgeInPlace: Bool {
    get { self[BadgeInPlaceKey.self] }
    set { self[BadgeInPlaceKey.self] = newValue }
  }
}

private struct BadgeInPlaceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

nonisolated extension View {
  /// Sets the prominence of badges inside.
  @available(iOS 17.0, *)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
