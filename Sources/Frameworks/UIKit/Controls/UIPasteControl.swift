import Foundation
import ScrollworkCoreTransferable

/// A button that hands what was copied to a target. It is disabled while nothing was copied that the target takes.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable {
    case iconAndLabel = 0
    case iconOnly
    case labelOnly
  }

  /// How the button looks.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// What the button shows.
    open var displayMode = DisplayMode.iconAndLabel
    /// The shape of its corners.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The radius of its corners in points, for `.fixed`.
    open var cornerRadius: CGFloat = 0
    /// The colour of the letters; nil for white.
    open var baseForegroundColor: UIColor?
    /// The colour of the ground; nil for the tint.
    open var baseBackgroundColor: UIColor?

    /// As the system has it.
    public override init() {}
  }

  /// How the button looks.
  public let configuration: Configuration
  /// Who gets what was copied.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { pasteboardDidChange() } }
  private let button = UIButton(frame: .zero)
  private var observer: (any NSObjectProtocol)?

  /// A button as the system has it, at a place.
  public override init(frame: CGRect) {
    configuration = Configuration()
    super.init(frame: frame)
    begin()
  }
  /// A button that looks otherwise.
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
