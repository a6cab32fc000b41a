import Foundation
import ScrollworkUIKit

/// The type of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// The name in a PDF, with a slash: "/Link".
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A note.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A link.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// Text on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// Highlighted text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Underlined text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// Struck-out text.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// Ink.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A stamp. Caveat: those that are not in a file are drawn by the app.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// The popup of a note. Caveat: it does not open.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  /// A form field. Caveat: forms cannot be filled in.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// A key of an annotation's values.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  /// The name in a PDF, with a slash: "/Contents".
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }
  /// The action.
  public static let action = PDFAnnotationKey(rawValue: "/A")
  /// The border.
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  /// The colour.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// The contents.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// The modification date.
  public static let date = PDFAnnotationKey(rawValue: "/M")
  /// The default appearance of text.
  public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
  /// The destination.
  public static let destination = PDFAnnotationKey(rawValue: "/Dest")
  /// The flags, such as hidden and printed.
  public static let flags = PDFAnnotationKey(rawValue: "/F")
  /// The paths of ink.
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  /// The fill colour.
  public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
  /// The ends of a line.
  public static let linePoints = PDFAnnotationKey(rawValue: "/L")
  /// The name.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  /// Whether a note is open.
  public static let open = PDFAnnotationKey(rawValue: "/Open")
  /// The page.
  public static let page = PDFAnnotationKey(rawValue: "/P")
  /// The popup of a note.
  public static let popup = PDFAnnotationKey(rawValue: "/Popup")
  /// The corners of the marked areas.
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  /// The bounds.
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  /// The type.
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  /// The author.
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  /// The text of a form field.
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// The type of markup.
public enum PDFMarkupType: Int, Sendable {
  /// A highlight.
  case highlight = 0
  /// A strike-out.
  case strikeOut = 1
  /// An underline.
  case underline = 2
}

/// The style of a border.
public enum PDFBorderStyle: Int, Sendable {
  /// A line.
  case solid = 0
  /// Dashes.
  case dashed = 1
  /// Beveled. Caveat: drawn as a line.
  case beveled = 2
  /// Inset. Caveat: drawn as a line.
  case inset = 3
  /// A line below.
  case underline = 4
}

/// The border of an annotation.
open class PDFBorder: NSObject, NSCopying {
  /// The style.
  open var style = PDFBorderStyle.solid
  /// The line width in points.
  open var lineWidth: CGFloat = 1
  /// The horizontal corner radius in points.
  open var horizontalCornerRadius: CGFloat = 0
  /// The vertical corner radius in points. Caveat: the horizontal one is used.
  open var verticalCornerRadius: CGFloat = 0
  /// The lengths of dashes and gaps in points; nil for 3.
  open var dashPattern: [Any]?

  /// Creates a border of one point.
  public override init() {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = PDFBorder()
    (made.style, made.lineWidth, made.dashPattern) = (style, lineWidth, dashPattern)
    (made.horizontalCornerRadius, made.verticalCornerRadius) = (horizontalCornerRadius, verticalCornerRadius)
    return made
  }

  /// Applies the line style to a context.
  func apply(to context: CGContext) {
    context.setLineWidth(lineWidth)
    guard style == .dashed else { return }
    let lengths = dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }
    context.setLineDash(phase: 0, lengths: lengths ?? [3])
  }

  /// Draws the border inside a rectangle of the current context.
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), lineWidth > 0 else { return }
    context.saveGState()
    apply(to: context)
    let inner = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    if style == .underline {
      context.strokeLineSegments(between: [inner.origin, CGPoint(x: inner.maxX, y: inner.minY)])
    } else {
      context.addPath(UIBezierPath(roundedRect: inner, cornerRadius: horizontalCornerRadius).cgPath)
      context.strokePath()
    }
    context.restoreGState()
  }
}
