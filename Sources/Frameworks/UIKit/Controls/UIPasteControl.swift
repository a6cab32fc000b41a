import Foundation
import ScrollworkCoreTransferable

/// A button that pastes into a target. It is disabled while the target accepts nothing on the pasteboard.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
  /// The content of the button.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly
    case labelOnly
  }

  /// The appearance of a paste button.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// The content of the button.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of the corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The corner radius in points, for `.fixed`.
    open var cornerRadius: CGFloat = 0
    /// The colour of the title; nil for white.
    open var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the tint.
    open var baseBackgroundColor: UIColor?

    /// Creates the default configuration.
    public override init() {}
  }

  /// The appearance of the button.
  public let configuration: Configuration
  /// The object that pasted content goes to.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { pasteboardDidChange() } }
  private let button = UIButton(frame: .zero)
  private var observer: (any NSObjectProtocol)?

  /// Creates a button of the default appearance with a frame.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    begin()
  }
  /// Creates a button with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(frame: .zero)
    begin()
  }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    var looks = UIButton.Configuration.filled()
    if configuration.displayMode != .iconOnly { looks.title = "Paste" }
    if configuration.displayMode != .labelOnly { looks.image = UIImage(systemName: "doc.on.clipboard") }
    looks.imagePadding = 4
    looks.cornerStyle = configuration.cornerStyle
    if configuration.cornerStyle == .fixed { looks.background.cornerRadius = configuration.cornerRadius }
    looks.baseForegroundColor = configuration.baseForegroundColor
    looks.baseBackgroundColor = configuration.baseBackgroundColor
    button.configuration = looks
    button.accessibilityLabel = "Paste"
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
    addSubview(button)
    pasteboardDidChange()
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { [weak self] _ in
      Task { @MainActor in self?.pasteboardDidChange() }
    }
  }

  isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private func pasteboardDidChange() {
    button.isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
  }

  private func paste() {
    let providers = UIPasteboard.general.itemProviders
    if let target, target.canPaste(providers) { target.paste(itemProviders: providers) }
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
}
