/// Which parts of its sections a lazy stack or grid pins.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Pins the header of the section at the start of the visible area until the section's end pushes it out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// Pins the footer of the section at the end of the visible area until the section's beginning pushes it out.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
