/// The direction in which lines are read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic or Hebrew.
  case rightToLeft
}

/// What a layout-direction change does to something that was made for one direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing: it looks the same in both directions.
  case fixed
  /// It is mirrored when the direction is `in`.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(for direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
