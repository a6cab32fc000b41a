import Foundation

/// An area that a layout manager sets text into.
open class NSTextContainer: NSObject, @unchecked Sendable {
  final weak var view: UITextView?
  /// What sets text into the area.
  public internal(set) final weak var layoutManager: NSLayoutManager?
  /// How large the area is, in points; a side that is 0 has no end. That of a text view is as wide as the view.
  open var size: CGSize { didSet { changed() } }
  /// How many lines at most; 0 for as many as it takes. Has an effect on text that cannot be edited.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// Beside each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// Where the last line is cut off if there is more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// The area is as wide as its text view. Caveat: that of a text view always is.
  open var widthTracksTextView = false
  /// The area is as high as its text view. Caveat: that of a text view has no end.
  open var heightTracksTextView = false

  /// An area of a size in points.
  public init(size: CGSize) { self.size = size }
  /// An area without an end.
  public convenience override init() { self.init(size: .zero) }

  private func changed() {
    layoutManager?.textDidChange()
    OnMain.run { [self] in view?.contentDidChange() }
  }

  /// How large the area is now.
  @MainActor var layoutSize: CGSize {
    guard let view else { return size }
    let inset = view.textContainerInset
    return CGSize(width: max(0, view.bounds.width - inset.left - inset.right), height: 0)
  }
}
