/// The allowed difference between an image and its reference.
///
/// Colour differences are those of CIE 1976 (ΔE*ab: straight lines in CIELAB), in which 2.3 is just noticeable side by
/// side, and 100 is the distance between black and white.
public struct SnapshotTolerance: Sendable, Equatable {
  /// Pixels with at most this difference count as equal.
  public var color: Double
  /// The fraction of pixels, 0 to 1, that may differ by more than `color`.
  public var share: Double
  /// The maximum difference of any pixel: anything moved, added or removed shows here, however small.
  public var largest: Double

  /// Creates a tolerance; the defaults are those of the standard one.
  public init(color: Double = 2.3, share: Double = 0.001, largest: Double = 20) {
    self.color = color
    self.share = share
    self.largest = largest
  }

  /// Allows for the antialiasing of other versions of Cairo or FreeType at the edges of shapes and letters: up to one
  /// pixel of a thousand noticeably different, none by much. The limits are chosen, not measured on many versions.
  public static let standard = SnapshotTolerance()
  /// Requires every pixel to be identical.
  public static let exact = SnapshotTolerance(color: 0, share: 0, largest: 0)
}
