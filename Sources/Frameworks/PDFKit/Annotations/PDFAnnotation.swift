import DisplayList
import Foundation
import Rasterizer
@_spi(Scrollwork) import ScrollworkUIKit

/// Something that was added to a page: a link, a mark, a drawing. In the page's coordinates.
///
/// Of those in files kind, place, text, colour and what links do are known; they are drawn as their file says until they are changed.
/// Caveat: forms cannot be filled.
open class PDFAnnotation: NSObject, NSCopying {
  /// What it is on; nil for nothing.
  open internal(set) weak var page: PDFPage?
  /// It is in the page's file.
  private(set) var isOfFile = false
  private var values: [String: Any] = [:]
  private var isRead = false

  /// Something of a kind.
  /// - Parameter properties: more of it, by `PDFAnnotationKey`.
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

  /// Something of a file.
  /// - Parameter corner: of what is shown of the page.
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
    // Hidden, or not to be seen.
    shouldDisplay = read.flags & (2 | 32) == 0
    shouldPrint = read.flags & 4 != 0
    target = read.target
    self.page = page
    isRead = false
    isOfFile = true
  }

  private var target = PDFFile.Target.nothing

  /// The same, on no page.
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
  /// Its kind: "Highlight".
  open var type: String? { String(subtype.rawValue.drop { $0 == "/" }) }
  /// Where it is.
  open var bounds: CGRect { didSet { if bounds != oldValue { didChange() } } }
  /// What it says; nil for nothing.
  open var contents: String? { didSet { if contents != oldValue { didChange() } } }
  /// Its colour.
  open var color: UIColor = .yellow { didSet { if color != oldValue { didChange() } } }
  /// The colour inside of a rectangle or an ellipse; nil for none.
  open var interiorColor: UIColor? { didSet { if interiorColor != oldValue { didChange() } } }
  /// Its line; nil for one of a point, or none around text.
  open var border: PDFBorder? { didSet { didChange() } }
  /// Who added it.
  open var userName: String? { didSet { if userName != oldValue { didChange() } } }
  /// When it was changed.
  open var modificationDate: Date?
  /// It can be seen.
  open var shouldDisplay = true { didSet { if shouldDisplay != oldValue { didChange() } } }
  /// It is printed.
  open var shouldPrint = true
  /// It looks as if it were pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { didChange() } } }
  /// How it looks is in the file.
  open var hasAppearanceStream: Bool { isOfFile }
  /// The window of a note. Caveat: none opens.
  open var popup: PDFAnnotation?

  /// The font of a text; nil for the system's of 12 points.
  open var font: UIFont? { didSet { didChange() } }
  /// The colour of a text; nil for black.
  open var fontColor: UIColor? { didSet { didChange() } }
  /// How a text is aligned.
  open var alignment = NSTextAlignment.left { didSet { didChange() } }
  /// Where a line begins, from the corner of `bounds`.
  open var startPoint = CGPoint.zero { didSet { didChange() } }
  /// Where a line ends, from the corner of `bounds`.
  open var endPoint = CGPoint.zero { didSet { didChange() } }
  /// The corners of what is marked, from the corner of `bounds`, four points each: above from left to right, then below; nil for all of
  /// it.
  open var quadrilateralPoints: [NSValue]? { didSet { didChange() } }
  /// How text is marked; of another annotation it is `.highlight`.
  open var markupType: PDFMarkupType {
    switch subtype {
    case .underline: .underline
    case .strikeOut: .strikeOut
    default: .highlight
    }
  }
  /// What is drawn by hand, from the corner of `bounds`; nil for nothing.
  open private(set) var paths: [UIBezierPath]?

  /// Adds something that is drawn by hand.
  open func add(_ path: UIBezierPath) {
    paths = (paths ?? []) + [path]
    didChange()
  }

  /// Takes away something that is drawn by hand.
  open func remove(_ path: UIBezierPath) {
    paths?.removeAll { $0 === path }
    if paths?.isEmpty == true { paths = nil }
    didChange()
  }

  // MARK: Links

  private var ownAction: PDFAction?
  /// What it does when it is tapped; nil for nothing.
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
  /// The address that it opens; nil for none.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// Where it leads; nil for nowhere in the document.
  open var destination: PDFDestination? {
    get { (action as? PDFActionGoTo)?.destination }
    set { action = newValue.map { PDFActionGoTo(destination: $0) } }
  }

  // MARK: Values

  /// What it says of itself; nil for nothing.
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

  /// What it says of itself, by the names in a PDF.
  open var annotationKeyValues: [AnyHashable: Any] {
    let keys: [PDFAnnotationKey] = [
      .contents, .color, .interiorColor, .rect, .subtype, .border, .action, .textLabel, .date,
    ]
    var all: [AnyHashable: Any] = [:]
    for (key, value) in values { all[key] = value }
    for key in keys { if let value = value(forAnnotationKey: key) { all[key.rawValue] = value } }
    return all
  }

  /// Sets what it says of itself; false for a value that means nothing.
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

  /// Sets something that is so or not.
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

  /// Takes away what it says of itself.
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

  /// The text of a part of a form. Caveat: that of a file is not known.
  open var widgetStringValue: String? {
    get { values[PDFAnnotationKey.widgetValue.rawValue] as? String }
    set {
      values[PDFAnnotationKey.widgetValue.rawValue] = newValue
      didChange()
    }
  }
  /// The name of a part of a form. Caveat: that of a file is not known.
  open var fieldName: String? {
    get { userName }
    set { userName = newValue }
  }

  /// Draws it in a context in the page's coordinates.
  open func draw(with box: PDFDisplayBox, in context: CGContext) { drawLooks(in: context) }
}
