import Foundation
import ScrollworkUIKit

/// The kind of an annotation.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  /// Its name in a PDF, with a slash: "/Link".
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A note.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// Leads elsewhere.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A text on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A line.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// A rectangle.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// An ellipse.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// A colour behind text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// A line under text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A line through text.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// Something drawn by hand.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A stamp. Caveat: those that are not in a file are drawn by the app.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// The window of a note. Caveat: none opens.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
  /// A part of a form. Caveat: forms cannot be filled.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

/// What an annotation says of itself.
public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  /// Its name in a PDF, with a slash: "/Contents".
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }
  /// What it does.
  public static let action = PDFAnnotationKey(rawValue: "/A")
  /// Its line.
  public static let border = PDFAnnotationKey(rawValue: "/Border")
  /// Its colour.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// What it says.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// When it was changed.
  public static let date = PDFAnnotationKey(rawValue: "/M")
  /// How its text is drawn.
  public static let defaultAppearance = PDFAnnotationKey(rawValue: "/DA")
  /// Where it leads.
  public static let destination = PDFAnnotationKey(rawValue: "/Dest")
  /// Whether it is hidden or printed, as bits.
  public static let flags = PDFAnnotationKey(rawValue: "/F")
  /// What is drawn by hand.
  public static let inklist = PDFAnnotationKey(rawValue: "/InkList")
  /// The colour inside.
  public static let interiorColor = PDFAnnotationKey(rawValue: "/IC")
  /// The ends of a line.
  public static let linePoints = PDFAnnotationKey(rawValue: "/L")
  /// Its name.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
  /// A note is open.
  public static let open = PDFAnnotationKey(rawValue: "/Open")
  /// Its page.
  public static let page = PDFAnnotationKey(rawValue: "/P")
  /// The window of a note.
  public static let popup = PDFAnnotationKey(rawValue: "/Popup")
  /// The corners of what is marked.
  public static let quadPoints = PDFAnnotationKey(rawValue: "/QuadPoints")
  /// Where it is.
  public static let rect = PDFAnnotationKey(rawValue: "/Rect")
  /// Its kind.
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  /// Who added it.
  public static let textLabel = PDFAnnotationKey(rawValue: "/T")
  /// The text of a part of a form.
  public static let widgetValue = PDFAnnotationKey(rawValue: "/V")
}

/// How text is marked.
public enum PDFMarkupType: Int, Sendable {
  /// With a colour behind it.
  case highlight = 0
  /// With a line through it.
  case strikeOut = 1
  /// With a line under it.
  case underline = 2
}

/// How a border is drawn.
public enum PDFBorderStyle: Int, Sendable {
  /// A line.
  case solid = 0
  /// Dashes.
  case dashed = 1
  /// As if raised. Caveat: drawn as a line.
  case beveled = 2
  /// As if sunk. Caveat: drawn as a line.
  case inset = 3
  /// A line below.
  case underline = 4
}

/// The line around an annotation.
open class PDFBorder: NSObject, NSCopying {
  /// How it is drawn.
  open var style = PDFBorderStyle.solid
  /// Points.
  open var lineWidth: CGFloat = 1
  /// The radius of corners across, in points.
  open var horizontalCornerRadius: CGFloat = 0
  /// The radius of corners downwards, in points. Caveat: that across counts.
  open var verticalCornerRadius: CGFloat = 0
  /// Lengths of dash, gap, dash, ... in points; nil for 3.
  open var dashPattern: [Any]?

  /// A line of a point.
  public override init() {}

  /// The same line.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = PDFBorder()
    (made.style, made.lineWidth, made.dashPattern) = (style, lineWidth, dashPattern)
    (made.horizontalCornerRadius, made.verticalCornerRadius) = (horizontalCornerRadius, verticalCornerRadius)
    return made
  }

  /// Sets how lines are drawn in a context.
  func apply(to context: CGContext) {
    context.setLineWidth(lineWidth)
    guard style == .dashed else { return }
    let lengths = dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat }
    context.setLineDash(phase: 0, lengths: lengths ?? [3])
  }

  /// Draws the line inside of a rectangle of the current context.
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
