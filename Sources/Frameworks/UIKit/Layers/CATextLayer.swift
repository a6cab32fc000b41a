import DisplayList
import Foundation
import Typesetting

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified. Caveat: the same as `natural`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Text is clipped at the edges of the layer.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws a text.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? { didSet { changed() } }
  /// The font of plain text: a `UIFont`, whose size is ignored, a `CGFont`, or a name.
  open var font: Any? { didSet { changed() } }
  /// The font size of plain text, in points.
  open var fontSize: CGFloat = 36 {
    willSet { setting("fontSize", fontSize, newValue) }
    didSet { changed() }
  }
  /// The colour of plain text.
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    willSet { setting("foregroundColor", foregroundColor, newValue) }
    didSet { changed() }
  }
  /// Whether the text wraps.
  open var isWrapped = false { didSet { changed() } }
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { changed() } }
  /// The truncation of the text.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { changed() } }
  /// Whether glyphs may lie between pixels; they always may.
  open var allowsFontSubpixelQuantization = false

  private var shownFont: UIFont {
    let size = presented("fontSize", fontSize)
    if let font = font as? UIFont { return font.withSize(size) }
    let name = (font as? CGFont).map(\.name) ?? font as? String
    return name.flatMap { UIFont(name: $0, size: size) } ?? UIFont(name: "Helvetica", size: size)
      ?? .systemFont(ofSize: size)
  }

  private var paragraph: (text: Paragraph, colors: [DisplayColor])? {
    var spans: [TextSpan] = []
    var colors: [DisplayColor] = []
    let own = presented("foregroundColor", foregroundColor)?.displayColor ?? .white
    if let styled = string as? NSAttributedString {
      styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length), options: []) { attributes, range, _ in
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        spans.append(TextSpan(text: styled.attributedSubstring(from: range).string, font: font.typesetting))
        colors.append((attributes[.foregroundColor] as? UIColor)?.cgColor.displayColor ?? .black)
      }
    } else if let plain = string as? String {
      spans = [TextSpan(text: plain, font: shownFont.typesetting)]
      colors = [own]
    }
    guard !spans.isEmpty else { return nil }
    var style = ParagraphStyle()
    style.alignment = alignmentMode == .center ? .center : alignmentMode == .right ? .trailing : .leading
    style.truncation = truncationMode == .start ? .head : truncationMode == .middle ? .middle : .tail
    if !isWrapped { style.lineLimit = 1 }
    return (Paragraph.shared(spans: spans, style: style, growingFrom: nil), colors)
  }

  open override func preferredFrameSize() -> CGSize {
    paragraph?.text.size(width: isWrapped && bounds.width > 0 ? bounds.width : nil, height: nil) ?? .zero
  }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    guard let (text, colors) = paragraph else { return }
    let isCut = truncationMode != .none
    let layout = text.layout(width: isWrapped || isCut ? rect.width : nil, height: isCut ? rect.height : nil)
    // Lines are aligned in the width of the longest one.
    let share: CGFloat = alignmentMode == .center ? 0.5 : alignmentMode == .right ? 1 : 0
    let place = CGPoint(x: rect.minX + (rect.width - layout.size.width) * share, y: rect.minY)
    context.saveGState()
    context.clip(to: rect)
    for run in layout.lines.flatMap(\.runs) where colors.indices.contains(run.span) {
      context.add(.glyphs(run.glyphs.offset(by: place), .color(colors[run.span])))
    }
    context.restoreGState()
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "string": string
    case "fontSize": fontSize
    case "foregroundColor": foregroundColor
    default: super.property(key)
    }
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    switch key {
    case "string": string = value
    case "fontSize": fontSize = value.flatMap { ValuePart.number($0) } ?? fontSize
    case "foregroundColor": foregroundColor = value as? CGColor ?? (value as? UIColor)?.cgColor
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CATextLayer else { return }
    (string, font, isWrapped) = (other.string, other.font, other.isWrapped)
    (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
    fontSize = other.presented("fontSize", other.fontSize)
    foregroundColor = other.presented("foregroundColor", other.foregroundColor)
  }
}
