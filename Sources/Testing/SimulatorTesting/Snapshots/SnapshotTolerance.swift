/// How far a picture may be from its reference.
///
/// Distances between colours are those of CIE 1976 (ΔE*ab: straight lines in CIELAB), in which 2.3 is a difference that an
/// eye just notices side by side, and 100 lies between black and white.
public struct SnapshotTolerance: Sendable, Equatable {
  /// Pixels that differ by no more count as equal.
  public var color: Double
  /// The share of pixels, 0 to 1, that may differ by more than `color`.
  public var share: Double
  /// No pixel at all may differ by more: what was moved, added or taken away shows here, however small it is.
  public var largest: Double

  /// A tolerance; what is not given is the standard's.
  public init(color: Double = 2.3, share: Double = 0.001, largest: Double = 20) {
    self.color = color
    self.share = share
    self.largest = largest
  }

  /// Lets the edges of shapes and letters pass as another version of Cairo or FreeType smooths them: up to one pixel of a
  /// thousand noticeably different, none by much. The limits are chosen, not measured on many versions.
  public static let standard = SnapshotTolerance()
  /// Every pixel is exactly what it was.
  public static let exact = SnapshotTolerance(color: 0, share: 0, largest: 0)
}
