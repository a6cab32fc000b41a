/// What was copied, to be pasted elsewhere.
@MainActor
public final class UIPasteboard {
  /// The pasteboard that copying and pasting use.
  public static let general = UIPasteboard()

  /// The text on the pasteboard; nil for none.
  public var string: String?

  private init() {}
}
