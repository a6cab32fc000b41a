/// The direction of reading.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic or Hebrew.
  case rightToLeft
}

/// How content made for one layout direction adapts to another.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// Mirrored if the direction is `in`.
  case mirrors(in: LayoutDirection)

  /// Mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func mirrors(for direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
