import Foundation

/// Stands above or below a section of a table.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The name under which a table keeps the view for another section.
  public let reuseIdentifier: String?
  /// Holds what the view shows: add subviews to it.
  public let contentView = UIView()

  /// A view under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  static func made(reuseIdentifier: String) -> UITableViewHeaderFooterView {
    unsafeBitCast(self as AnyClass, to: _InstantiableHeader.Type.self).init(reuseIdentifier: reuseIdentifier)
  }

  private var label: UILabel?
  /// A text in the view.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    label = made
    contentView.addSubview(made)
    return made
  }

  private var configured: (any UIView & UIContentView)?
  /// Says what the view shows; nil for what was added to it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configured = ConfiguredContent.show(contentConfiguration, in: contentView, configured) }
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    label?.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configured { return configured.sizeThatFits(CGSize(width: size.width, height: .infinity)) }
    if let label { return CGSize(width: size.width, height: label.sizeThatFits(size).height + 13) }
    let fitting = contentView.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: fitting.height)
  }
}

/// Stands for any class of headers where a table makes one; see `_Instantiable`.
open class _InstantiableHeader: UITableViewHeaderFooterView {
  public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
