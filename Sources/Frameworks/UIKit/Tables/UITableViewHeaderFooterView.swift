import Foundation

/// Stands above or below a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The name under which a table keeps the view for another section.
  open internal(set) var reuseIdentifier: String?
  /// Holds what the view shows: add subviews to it.
  public let contentView = UIView()

  /// A view under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = (coder as? _NibCoder)?.element["reuseIdentifier"]
    super.init(coder: coder)
    if !(coder is _NibCoder) { addContentView() }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    addContentView()
    super._decode(element, from: coder)
  }

  /// What is in it begins where the texts of cells do.
  private func addContentView() {
    addSubview(contentView)
    contentView.layoutTerms.ownMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  static func made(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    unsafeBitCast(self as AnyClass, to: _InstantiableHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
  }

  /// The title that the table shows by itself.
  final var shownTitle: String?
  private var label: UILabel?
  /// The table says how its text looks.
  package var hasTextLabel: Bool { label != nil }
  /// A text in the view.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = Self.titleFont
    made.textColor = Self.titleColor
    label = made
    contentView.addSubview(made)
    return made
  }

  private var configured: (any UIView & UIContentView)?
  /// Says what the view shows; nil for what was added to it.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// The content follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UIViewConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// What a header of a table shows: a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    table?.style == .plain || table == nil ? .plainHeader() : .groupedHeader()
  }
  weak var table: UITableView?

  /// Stands behind the content; nil for nothing.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Says what is behind the content, in place of `backgroundView`; nil for that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      showGround(configurationState)
    }
  }
  /// What is behind the content follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var ground: ConfiguredGround?
  private func showGround(_ state: UIViewConfigurationState) {
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    ground = ConfiguredGround.show(shown, in: self, ground)
  }

  /// How the view is, for configurations.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: .current) }
  /// Changes what the view shows when its state changes.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state changed: the configuration follows.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// The state changed. The default lets the configurations follow.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if contentConfiguration != nil { showContent(state) }
    if backgroundConfiguration != nil { showGround(state) }
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    ground?.fit()
    contentView.frame = bounds
    label?.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured { return configured.sizeThatFits(CGSize(width: size.width, height: .infinity)) }
    if let label { return CGSize(width: size.width, height: label.sizeThatFits(size).height + 13) }
    let fitting = contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    // What a nib has is in the view itself.
    guard !constraints.isEmpty else { return CGSize(width: size.width, height: fitting.height) }
    let own = systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: max(fitting.height, own.height))
  }
}

extension UITableViewHeaderFooterView {
  /// How a title looks that a table shows by itself, as far as the app has changed that.
  package func titleLook(of title: String) -> (text: String, isOwnText: Bool, font: UIFont?, color: UIColor?) {
    guard hasTextLabel, let label = textLabel else { return (title, false, nil, nil) }
    let isOwnText = label.text != title
    return (
      label.text ?? title, isOwnText, label.font == Self.titleFont ? nil : label.font,
      label.textColor == Self.titleColor ? nil : label.textColor
    )
  }
  fileprivate static var titleFont: UIFont { .preferredFont(forTextStyle: .footnote) }
  fileprivate static var titleColor: UIColor { .secondaryLabel }
}

extension UITableView {
  /// What stands for a title that the table shows by itself: the delegate is told of it and may change how it looks.
  package func standardTitle(_ title: String, at place: TitlePlace) -> UITableViewHeaderFooterView {
    if let known = titles[place] as? UITableViewHeaderFooterView, known.shownTitle == title { return known }
    let made = UITableViewHeaderFooterView(reuseIdentifier: nil)
    made.table = self
    made.shownTitle = title
    made.textLabel?.text = title
    noteTitle(made, at: place)
    return made
  }
}

/// Stands for any class of headers where a table makes one; see `_Instantiable`.
open class _InstantiableHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
