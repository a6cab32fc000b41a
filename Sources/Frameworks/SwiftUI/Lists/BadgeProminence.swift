/// How much a badge draws attention to itself.
@available(iOS 17.0, *)
public struct BadgeProminence: Hashable, Sendable {
  private enum Level { case decreased, standard, increased }
  private let level: Level

  /// For what nobody has to act on; on a phone it looks like the standard.
  public static let decreased = BadgeProminence(level: .decreased)
  /// For what somebody may want to act on.
  public static let standard = BadgeProminence(level: .standard)
  /// For what somebody has to act on: on red.
  public static let increased = BadgeProminence(level: .increased)
}

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// How much badges draw attention to themselves.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The badge of the row, for what lays out the row's end itself.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// A badge stands at the end of what it belongs to, which is not all of a row.
  var isBadgeInPlace: Bool {
    get { self[BadgeInPlaceKey.self] }
    set { self[BadgeInPlaceKey.self] = newValue }
  }
}

private struct BadgeInPlaceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private struct RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

nonisolated extension View {
  /// How much the badges inside draw attention to themselves.
  @available(iOS 17.0, *)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
