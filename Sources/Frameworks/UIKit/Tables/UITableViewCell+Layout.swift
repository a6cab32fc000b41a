import Foundation

// The layout of a cell's parts, and the parts that it creates itself.
extension UITableViewCell {
  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }
  /// The accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }
  /// The style of separators.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }

  /// The controls that a row shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control that deletes, inserts or selects the row.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The confirmation of a deletion. Caveat: cells are not told of it.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// The appearance of a focused cell.
  public enum FocusStyle: Int, Sendable { case `default` = 0, custom }
  /// The drag state of a cell.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }

  /// The size of the editing control and the space it takes from the content, as for the list's own controls.
  static let controlSide: CGFloat = 22
  private static let controlRoom: CGFloat = 40

  /// The space for the editing control at the start, in points.
  var editRoom: CGFloat {
    guard isEditing else { return 0 }
    if editControl != nil { return Self.controlRoom }
    guard editingStyle == .none, shouldIndentWhileEditing, row.map({ table?.indentsEdited($0) ?? true }) ?? true else {
      return 0
    }
    return Self.controlRoom
  }
  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }
  private func isOwn(_ accessory: UIView) -> Bool { accessory === accessoryView || accessory === editingAccessoryView }

  /// The editing control: a circle where several rows can be selected, a plus where one can be inserted.
  var madeEditControl: UIView? {
    if table?.allowsMultipleSelectionDuringEditing == true {
      let made = UIImageView(image: UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle"))
      made.contentMode = .center
      if !isSelected { made.tintColor = .tertiaryLabel }
      return made
    }
    guard editingStyle == .insert else { return nil }
    let plus = UIAction(image: UIImage(systemName: "plus.circle.fill")) { [weak self] _ in
      guard let self, let row else { return }
      table?.commitInsertion(row)
    }
    let made = UIButton(type: .system, primaryAction: plus)
    made.tintColor = .systemGreen
    made.accessibilityLabel = "Insert"
    return made
  }

  /// Returns the view of an accessory type.
  func symbol(_ type: AccessoryType) -> UIView? {
    let name: String
    switch type {
    case .none: return nil
    case .disclosureIndicator: name = "chevron.forward"
    case .checkmark: name = "checkmark"
    case .detailButton, .detailDisclosureButton:
      return CellDetail(leadsOn: type == .detailDisclosureButton) { [weak self] in
        guard let self, let row else { return }
        table?.accessoryTapped(row)
      }
    }
    guard let image = UIImage(systemName: name) else { return nil }
    let made = UIImageView(image: image)
    made.contentMode = .center
    if type == .disclosureIndicator { made.tintColor = .tertiaryLabel }
    return made
  }

  private var margin: CGFloat { separatorInset.left }

  private var accessoryRoom: CGFloat {
    guard let accessory else { return 0 }
    return (isOwn(accessory) ? accessory.bounds.width : accessory.intrinsicContentSize.width) + margin
  }

  func layOutContent() {
    let (start, room) = (editRoom, accessoryRoom)
    contentView.rest(
      in: CGRect(
        x: readsRightToLeft ? room : start, y: 0, width: max(0, bounds.width - start - room), height: bounds.height))
    if let editControl {
      let side = Self.controlSide
      editControl.frame = CGRect(
        x: readsRightToLeft ? bounds.width - margin - side : margin, y: (bounds.height - side) / 2, width: side,
        height: side)
    }
    if let accessory {
      let size = isOwn(accessory) ? accessory.bounds.size : accessory.intrinsicContentSize
      accessory.frame = CGRect(
        x: readsRightToLeft ? margin : bounds.width - margin - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    layOutTexts()
  }

  /// The size of the image, at most as high as the cell, with its aspect ratio kept.
  private var pictureSize: CGSize? {
    guard let size = texts.image?.image?.size, size.width > 0, size.height > 0 else { return nil }
    let scale = min(1, contentView.bounds.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Where the separator begins: at the text, where an image precedes it.
  var lineStart: CGFloat? { pictureSize.map { contentView.frame.minX + margin + indentation + $0.width + 16 } }

  private func layOutTexts() {
    let area = contentView.bounds
    func place(_ view: UIView?, _ rect: CGRect) {
      view?.frame = readsRightToLeft ? rect.offsetBy(dx: area.width - rect.maxX - rect.minX, dy: 0) : rect
    }
    var x = margin + indentation
    if let image = texts.image, let size = pictureSize {
      place(image, CGRect(x: x, y: (area.height - size.height) / 2, width: size.width, height: size.height))
      x += size.width + 16
    }
    let width = max(0, area.width - x - (accessory == nil ? margin : 8))
    let first = texts.first.map { $0.sizeThatFits(CGSize(width: width, height: 0)) } ?? .zero
    let second = texts.second.map { $0.sizeThatFits(CGSize(width: width, height: 0)) } ?? .zero
    switch style {
    case .default:
      place(texts.first, CGRect(x: x, y: (area.height - first.height) / 2, width: width, height: first.height))
    case .subtitle:
      let top = (area.height - first.height - second.height) / 2
      place(texts.first, CGRect(x: x, y: top, width: width, height: first.height))
      place(texts.second, CGRect(x: x, y: top + first.height, width: width, height: second.height))
    case .value1:
      let end = min(second.width, width)
      place(
        texts.first,
        CGRect(x: x, y: (area.height - first.height) / 2, width: min(first.width, width - end), height: first.height))
      place(
        texts.second,
        CGRect(x: x + width - end, y: (area.height - second.height) / 2, width: end, height: second.height)
      )
    case .value2:
      place(texts.first, CGRect(x: x, y: (area.height - first.height) / 2, width: min(91, width), height: first.height))
      place(
        texts.second,
        CGRect(x: x + 97, y: (area.height - second.height) / 2, width: max(0, width - 97), height: second.height))
    }
  }

  /// Returns the cell's height for a width, in points; at least 44 where its texts determine it.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    let room = max(0, width - editRoom - accessoryRoom)
    if let configured { return max(configured.sizeThatFits(CGSize(width: room, height: .infinity)).height, 44) }
    if texts.first != nil || texts.second != nil || texts.image != nil {
      let inside = CGSize(width: max(0, room - margin - indentation - (accessory == nil ? margin : 8)), height: 0)
      let heights = [texts.first, texts.second].map { $0?.sizeThatFits(inside).height ?? 0 }
      let texts = style == .subtitle ? heights[0] + heights[1] : max(heights[0], heights[1])
      return max(texts + 22, (self.texts.image?.image?.size.height ?? 0) + 8, 44)
    }
    // Required by constraints between the content view and the cell.
    if !constraints.isEmpty, bounds.width != width { bounds.size.width = width }
    let own = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let height = max(own.height, content.height)
    return height > 0 ? height : 44
  }
}

/// A round button with an "i", optionally followed by an arrow.
@MainActor
private final class CellDetail: UIView {
  private let button: UIButton
  private let info = UIImage(systemName: "info.circle")
  private let arrow: UIImageView?
  private static let spacing: CGFloat = 12

  init(leadsOn: Bool, press: @escaping @MainActor () -> Void) {
    button = UIButton(type: .system, primaryAction: UIAction(image: info) { _ in press() })
    button.accessibilityLabel = "More Info"
    arrow = leadsOn ? UIImageView(image: UIImage(systemName: "chevron.forward")) : nil
    super.init(frame: .zero)
    addSubview(button)
    if let arrow {
      arrow.contentMode = .center
      arrow.tintColor = .tertiaryLabel
      addSubview(arrow)
    }
  }
  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = info?.size ?? .zero
    return CGSize(
      width: size.width + (arrow.map { $0.intrinsicContentSize.width + Self.spacing } ?? 0), height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = info?.size.width ?? 0
    let end = arrow?.intrinsicContentSize.width ?? 0
    let isMirrored = readsRightToLeft
    let x = isMirrored ? bounds.width - width : 0
    button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    arrow?.frame = CGRect(x: isMirrored ? 0 : bounds.width - end, y: 0, width: end, height: bounds.height)
  }
}
