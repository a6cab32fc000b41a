import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// An annotation of a page, such as a link, markup or ink. In the page's coordinates.
///
/// For annotations from files, the type, position, text, colour and link actions are known; they are drawn as in the
/// file until they are changed. Caveat: forms cannot be filled in.
open class PDFAnnotation: NSObject, NSCopying {
  /// The page; nil if there is none.
  open internal(set) weak var page: PDFPage?
  /// Whether it comes from the page's file.
  private(set) var isOfFile = false
  private var values: [String: Any] = [:]
  private var isRead = false

  /// Creates an annotation of a type.
  /// - Parameter properties: further values by `PDFAnnotationKey`.
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds.standardized
    subtype = annotationType
    super.init()
    for (key, value) in properties ?? [:] {
      guard let name = key.base as? String ?? (key.base as? PDFAnnotationKey)?.rawValue else { continue }
      setValue(value, forAnnotationKey: PDFAnnotationKey(rawValue: name))
    }
  }

  /// Creates an annotation from a file.
  /// - Parameter corner: the corner of the visible part of the page.
  convenience init(_ read: PDFFile.Annotation, corner: CGPoint, in page: PDFPage) {
    self.init(
      bounds: read.area.offsetBy(dx: corner.x, dy: corner.y), forType: PDFAnnotationSubtype(rawValue: "/\(read.kind)"),
      withProperties: nil)
    isRead = true
    contents = read.contents
    if let name = read.name { values[PDFAnnotationKey.name.rawValue] = name }
    if let color = read.color {
      self.color = UIColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: 1)
    }
    // Hidden, or not viewable.
    shouldDisplay = read.flags & (2 | 32) == 0
    shouldPrint = read.flags & 4 != 0
    target = read.target
    self.page = page
    isRead = false
    isOfFile = true
  }

  private var target = PDFFile.Target.nothing

  /// Returns a copy without a page.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> PDFAnnotation {
    let made = PDFAnnotation(bounds: bounds, forType: subtype, withProperties: nil)
    made.isRead = true
    (made.values, made.contents, made.color, made.interiorColor) = (values, contents, color, interiorColor)
    (made.border, made.paths, made.quadrilateralPoints) = (border?.copy() as? PDFBorder, paths, quadrilateralPoints)
    (made.font, made.fontColor, made.alignment) = (font, fontColor, alignment)
    (made.startPoint, made.endPoint, made.target, made.ownAction) = (startPoint, endPoint, target, ownAction)
    (made.shouldDisplay, made.shouldPrint, made.userName) = (shouldDisplay, shouldPrint, userName)
    (made.modificationDate, made.isOfFile, made.isRead) = (modificationDate, isOfFile, false)
    return made
  }

  private func didChange() {
    if !isRead { page?.annotationDidChange(self) }
  }

  // MARK: What it is

  let subtype: PDFAnnotationSubtype
  /// The type, such as "Highlight".
  open var type: String? { String(subtype.rawValue.drop { $0 == "/" }) }
  /// The bounds.
  open var bounds: CGRect { didSet { if bounds != oldValue { didChange() } } }
  /// The contents; nil if there are none.
  open var contents: String? { didSet { if contents != oldValue { didChange() } } }
  /// The colour.
  open var color: UIColor = .yellow { didSet { if color != oldValue { didChange() } } }
  /// The fill colour of a rectangle or an ellipse; nil if there is none.
  open var interiorColor: UIColor? { didSet { if interiorColor != oldValue { didChange() } } }
  /// The border; nil for a width of one point, or none around text.
  open var border: PDFBorder? { didSet { didChange() } }
  /// The author.
  open var userName: String? { didSet { if userName != oldValue { didChange() } } }
  /// The modification date.
  open var modificationDate: Date?
  /// Whether it is displayed.
  open var shouldDisplay = true { didSet { if shouldDisplay != oldValue { didChange() } } }
  /// Whether it is printed.
  open var shouldPrint = true
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { didChange() } } }
  /// Whether its appearance is in the file.
  open var hasAppearanceStream: Bool { isOfFile }
  /// The popup of a note. Caveat: it does not open.
  open var popup: PDFAnnotation?

  /// The font of the text; nil for the system's at 12 points.
  open var font: UIFont? { didSet { didChange() } }
  /// The colour of the text; nil for black.
  open var fontColor: UIColor? { didSet { didChange() } }
  /// The alignment of the text.
  open var alignment = NSTextAlignment.left { didSet { didChange() } }
  /// The start of a line, relative to the corner of `bounds`.
  open var startPoint = CGPoint.zero { didSet { didChange() } }
  /// The end of a line, relative to the corner of `bounds`.
  open var endPoint = CGPoint.zero { didSet { didChange() } }
  /// The corners of the marked areas, relative to the corner of `bounds`, four points each: above from left to right,
  /// then below; nil for the whole bounds.
  open var quadrilateralPoints: [NSValue]? { didSet { didChange() } }
  /// The type of markup; `.highlight` for other annotations.
  open var markupType: PDFMarkupType {
    switch subtype {
    case .underline: .underline
    case .strikeOut: .strikeOut
    default: .highlight
    }
  }
  /// The paths of ink, relative to the corner of `bounds`; nil if there are none.
  open private(set) var paths: [UIBezierPath]?

  /// Adds a path of ink.
  open func add(_ path: UIBezierPath) {
    paths = (paths ?? []) + [path]
    didChange()
  }

  /// Removes a path of ink.
  open func remove(_ path: UIBezierPath) {
    paths?.removeAll { $0 === path }
    if paths?.isEmpty == true { paths = nil }
    didChange()
  }

  // MARK: Links

  private var ownAction: PDFAction?
  /// The action of a tap; nil if there is none.
  open var action: PDFAction? {
    get {
      if ownAction == nil, target != .nothing {
        ownAction = PDFAction.made(target, in: page?.document)
      }
      return ownAction
    }
    set {
      (ownAction, target) = (newValue, .nothing)
      didChange()
    }
  }
  /// The URL to open; nil if there is none.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// The destination; nil if there is none in the document.
  open var destination: PDFDestination? {
    get { (action as? PDFActionGoTo)?.destination }
    set { action = newValue.map { PDFActionGoTo(destination: $0) } }
  }

  // MARK: Values

  /// Returns the value for a key; nil if there is none.
  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key {
    case .contents: contents
    case .color: color
    case .interiorColor: interiorColor
    case .rect: NSValue(cgRect: bounds)
    case .subtype: subtype.rawValue
    case .border: border
    case .action: action
    case .destination: destination
    case .textLabel: userName
    case .date: modificationDate
    case .page: page
    default: values[key.rawValue]
    }
  }

  /// The values by their names in a PDF.
  open var annotationKeyValues: [AnyHashable: Any] {
    let keys: [PDFAnnotationKey] = [
      .contents, .color, .interiorColor, .rect, .subtype, .border, .action, .textLabel, .date,
    ]
    var all: [AnyHashable: Any] = [:]
    for (key, value) in values { all[key] = value }
    for key in keys { if let value = value(forAnnotationKey: key) { all[key.rawValue] = value } }
    return all
  }

  /// Sets the value for a key; returns false for an invalid value.
  @discardableResult
  open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    func set<Value>(_ path: ReferenceWritableKeyPath<PDFAnnotation, Value>) -> Bool {
      guard let value = value as? Value else { return false }
      self[keyPath: path] = value
      return true
    }
    switch key {
    case .contents: return set(\.contents)
    case .color: return set(\.color)
    case .interiorColor: return set(\.interiorColor)
    case .border: return set(\.border)
    case .action: return set(\.action)
    case .destination: return set(\.destination)
    case .textLabel: return set(\.userName)
    case .date: return set(\.modificationDate)
    case .rect: return setRect((value as? NSValue)?.cgRectValue ?? value as? CGRect ?? bounds, forAnnotationKey: key)
    case .subtype, .page: return false
    default:
      values[key.rawValue] = value
      didChange()
      return true
    }
  }

  /// Sets a Boolean value.
  @discardableResult
  open func setBoolean(_ value: Bool, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    setValue(value, forAnnotationKey: key)
  }

  /// Sets a rectangle.
  @discardableResult
  open func setRect(_ value: CGRect, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    guard key == .rect else { return setValue(NSValue(cgRect: value), forAnnotationKey: key) }
    bounds = value.standardized
    return true
  }

  /// Removes the value for a key.
  open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
    switch key {
    case .contents: contents = nil
    case .interiorColor: interiorColor = nil
    case .border: border = nil
    case .action, .destination: action = nil
    case .textLabel: userName = nil
    case .date: modificationDate = nil
    default:
      values[key.rawValue] = nil
      didChange()
    }
  }

  /// The text of a form field. Caveat: that of a file is unknown.
  open var widgetStringValue: String? {
    get { values[PDFAnnotationKey.widgetValue.rawValue] as? String }
    set {
      values[PDFAnnotationKey.widgetValue.rawValue] = newValue
      didChange()
    }
  }
  /// The name of a form field. Caveat: that of a file is unknown.
  open var fieldName: String? {
    get { userName }
    set { userName = newValue }
  }

  /// Draws it in a context with the page's coordinates.
  open func draw(with box: PDFDisplayBox, in context: CGContext) { drawLooks(in: context) }
}
