import Foundation

/// A region in which a layout manager lays out text.
open class NSTextContainer: NSObject, @unchecked Sendable {
  final weak var view: UITextView?
  /// The layout manager.
  public internal(set) final weak var layoutManager: NSLayoutManager?
  /// The size in points; a side of 0 is unlimited. A text view's container is as wide as the view.
  open var size: CGSize { didSet { changed() } }
  /// The maximum number of lines; 0 for no limit. It affects text that is not editable.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The padding at the ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// How the last line is truncated.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Whether the width follows the text view. Caveat: a text view's container always does.
  open var widthTracksTextView = false
  /// Whether the height follows the text view. Caveat: a text view's container is unlimited.
  open var heightTracksTextView = false

  /// Creates a container with a size in points.
  public init(size: CGSize) { self.size = size }
  /// Creates an unlimited container.
  public convenience override init() { self.init(size: .zero) }

  private func changed() {
    layoutManager?.textDidChange()
    OnMain.run { [self] in view?.contentDidChange() }
  }

  /// The current size.
  @MainActor var layoutSize: CGSize {
    guard let view else { return size }
    let inset = view.textContainerInset
    return CGSize(width: max(0, view.bounds.width - inset.left - inset.right), height: 0)
  }
}
