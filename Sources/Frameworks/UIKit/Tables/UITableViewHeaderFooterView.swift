import Foundation

/// A header or footer of a section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which a table reuses the view.
  open internal(set) var reuseIdentifier: String?
  /// The view for the content: add subviews to it.
  public let contentView = UIView()

  /// Creates a view with a reuse identifier.
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

  /// Adds the content view, whose content is aligned with the text of cells.
  private func addContentView() {
    addSubview(contentView)
    contentView.layoutTerms.ownMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }

  static func made(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    unsafeBitCast(self as AnyClass, to: _InstantiableHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
  }

  /// The title that the table shows in the view by default.
  final var shownTitle: String?
  private var label: UILabel?
  /// Whether the table styles the text.
  package var hasTextLabel: Bool { label != nil }
  /// The label for the text.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = Self.titleFont
    made.textColor = Self.titleColor
    label = made
    contentView.addSubview(made)
    return made
  }

  /// Returns the background configuration of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    var around = superview
    while let view = around, !(view is UITableView) { around = view.superview }
    return (around as? UITableView)?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  private var configured: (any UIView & UIContentView)?
  /// The configuration of the content; nil for custom subviews.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent(configurationState) } }
  /// Whether the content configuration is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  private func showContent(_ state: UIViewConfigurationState) {
    let shown =
      automaticallyUpdatesContentConfiguration ? contentConfiguration?.updated(for: state) : contentConfiguration
    configured = ConfiguredContent.show(shown, in: contentView, configured)
  }
  /// Returns the default configuration of a header: a text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    table?.style == .plain || table == nil ? .plainHeader() : .groupedHeader()
  }
  weak var table: UITableView?

  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The configuration of the background, which replaces `backgroundView`; nil to use that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { backgroundView = nil }
      showGround(configurationState)
    }
  }
  /// Whether the background configuration is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private var ground: ConfiguredGround?
  private func showGround(_ state: UIViewConfigurationState) {
    let shown =
      automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: state) : backgroundConfiguration
    ground = ConfiguredGround.show(shown, in: self, ground)
  }

  /// The view's state, for configurations.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: .current) }
  /// A closure that updates the view when its state changes.
  open var configurationUpdateHandler: ((UITableViewHeaderFooterView, UIViewConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Requests an update of the configuration for a changed state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Updates the view for a state. The default updates the configurations.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    if contentConfiguration != nil { showContent(state) }
    if backgroundConfiguration != nil { showGround(state) }
  }

  /// Called before the view is reused for another section.
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
    // Subviews from a nib are added to the view itself.
    guard !constraints.isEmpty else { return CGSize(width: size.width, height: fitting.height) }
    let own = systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: max(fitting.height, own.height))
  }
}

extension UITableViewHeaderFooterView {
  /// Returns the look of a default title, as far as the app has changed it.
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
  /// Returns the view of a default title, which the delegate receives and may restyle.
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

/// A stand-in for any header class that a table creates; see `_Instantiable`.
open class _InstantiableHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
