import Foundation

/// An accessory at the leading or trailing edge of a list cell.
@MainActor @preconcurrency
public struct UICellAccessory {
  /// When an accessory is displayed.
  public enum DisplayedState: Int, Sendable {
    case always = 0, whenEditing, whenNotEditing
  }

  /// The width reserved for an accessory.
  public enum LayoutDimension: Sendable {
    /// The accessory's own width.
    case actual
    /// The width of the system's accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The position of a custom view.
  public enum Placement {
    /// A closure that returns the position among the accessories of a side.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  enum Kind {
    case disclosure, checkmark, delete, insert, reorder, multiselect, outline, detail, label(String), view(UIView)
    case menu(UIMenu)
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  var tint: UIColor?
  var font: UIFont?
  var isHidden = false
  var width = LayoutDimension.standard
  var action: (@MainActor () -> Void)?
  /// Whether a tap anywhere on the item triggers the accessory.
  var opensByTap = false

  private init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
    (self.kind, self.displayed, self.isLeading) = (kind, displayed, isLeading)
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var made = self
    change(&made)
    return made
  }

  /// The appearance of a plain accessory.
  public struct DisclosureIndicatorOptions: Sendable {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var reservedLayoutWidth: LayoutDimension
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The appearance of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The appearance of a delete button.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The appearance of an insert button.
  public typealias InsertOptions = DisclosureIndicatorOptions
  /// The appearance of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The appearance of the reorder handle.
  public struct ReorderOptions: Sendable {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var reservedLayoutWidth: LayoutDimension
    public var showsVerticalSeparator: Bool?
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
  /// The appearance of the selection circle.
  public struct MultiselectOptions: Sendable {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?
    public var reservedLayoutWidth: LayoutDimension
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      self.backgroundColor = backgroundColor
    }
  }
  /// The appearance of the disclosure arrow of an item with children.
  public struct OutlineDisclosureOptions: Sendable {
    /// Where a tap expands the item.
    public enum Style: Sendable {
      /// The cell's default: anywhere on a header.
      case automatic
      /// Anywhere on the item.
      case header
      /// On the arrow.
      case cell
    }
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var reservedLayoutWidth: LayoutDimension
    public var style: Style
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth
    }
  }
  /// The appearance of a label.
  public struct LabelOptions: Sendable {
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool
    public var reservedLayoutWidth: LayoutDimension
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont? = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
      self.reservedLayoutWidth = reservedLayoutWidth
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
  /// The configuration of a custom view.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool
    public var tintColor: UIColor?
    public var reservedLayoutWidth: LayoutDimension
    public var maintainsFixedSize: Bool
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  private func styled(_ options: DisclosureIndicatorOptions) -> Self {
    with { ($0.isHidden, $0.tint, $0.width) = (options.isHidden, options.tintColor, options.reservedLayoutWidth) }
  }

  /// Returns a disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { Self(.disclosure, displayed).styled(options) }
  /// Returns a checkmark.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> UICellAccessory
  {
    Self(.checkmark, displayed).styled(options)
  }
  /// Returns a red delete button.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.delete, displayed, isLeading: true).styled(options).with { $0.action = actionHandler } }
  /// Returns a green insert button.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.insert, displayed, isLeading: true).styled(options).with { $0.action = actionHandler } }
  /// Returns a handle for moving the item, where the data source allows it.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> UICellAccessory
  {
    Self(.reorder, displayed).with { ($0.isHidden, $0.tint) = (options.isHidden, options.tintColor) }
  }
  /// Returns a circle that is filled while the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    Self(.multiselect, displayed, isLeading: true).with {
      ($0.isHidden, $0.tint) = (options.isHidden, options.tintColor)
    }
  }
  /// Returns an arrow that expands and collapses the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    Self(.outline, displayed).with {
      ($0.isHidden, $0.tint, $0.action) = (options.isHidden, options.tintColor, actionHandler)
      $0.opensByTap = options.style == .header
    }
  }
  /// Returns a round info button.
  @available(iOS 15.4, *)
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory { Self(.detail, displayed).styled(options).with { $0.action = actionHandler } }
  /// Returns a label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    Self(.label(text), displayed).with {
      ($0.isHidden, $0.tint, $0.font) = (options.isHidden, options.tintColor, options.font)
    }
  }
  /// Returns a button that opens a menu.
  @available(iOS 17.0, *)
  public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
    Self(.menu(menu), displayed)
  }
  /// Returns a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (displayed, isLeading) =
      switch configuration.placement {
      case .leading(let displayed, _): (displayed, true)
      case .trailing(let displayed, _): (displayed, false)
      }
    return Self(.view(configuration.customView), displayed, isLeading: isLeading).with {
      ($0.isHidden, $0.tint, $0.width) = (
        configuration.isHidden, configuration.tintColor, configuration.reservedLayoutWidth
      )
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
