/// What of its sections a lazy stack or grid keeps in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  /// The set with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The header of the section at the start of what is visible stays there until the section's end pushes it out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footer of the section at the end of what is visible stays there until the section's beginning pushes it out.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
