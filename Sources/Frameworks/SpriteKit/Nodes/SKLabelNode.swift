import DisplayList
import Foundation
import Typesetting
@_spi(Scrollwork) import ScrollworkUIKit

/// The vertical alignment of a label.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline of the first line.
  case baseline = 0
  /// The middle.
  case center = 1
  /// The top.
  case top = 2
  /// The bottom.
  case bottom = 3
}

/// The horizontal alignment of a label.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The middle.
  case center = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
}

/// Draws text. Caveat: its bounds are those of its lines, where Apple's are those of its glyphs.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
  /// Creates an empty label.
  public override init() { super.init() }
  /// Creates an empty label with a font; nil for the default one.
  public init(fontNamed fontName: String?) {
    super.init()
    if let fontName { self.fontName = fontName }
  }
  /// Creates a label with text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  /// Creates a label with attributed text: fonts and colours are supported.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }
  /// Creates a node of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readLabel(record)
  }

  /// The text; nil if there is none.
  open var text: String? { didSet { if text != oldValue { textDidChange() } } }
  /// The attributed text, in place of `text`; nil for `text`.
  open var attributedText: NSAttributedString? { didSet { textDidChange() } }
  /// The font name.
  open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { if fontName != oldValue { textDidChange() } } }
  /// The font size in points.
  open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { textDidChange() } } }
  /// The text colour.
  open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { textDidChange() } } }
  /// The colour that is blended with the text.
  open var color: UIColor? { didSet { if color != oldValue { textDidChange() } } }
  /// The blend factor of `color`, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { textDidChange() } } }
  /// How the text is blended with what is behind it.
  open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { contentDidChange() } } }
  /// The vertical alignment.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline {
    didSet { if verticalAlignmentMode != oldValue { contentDidChange() } }
  }
  /// The horizontal alignment.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center {
    didSet { if horizontalAlignmentMode != oldValue { contentDidChange() } }
  }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The width at which lines break, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }

  private var lines: (layout: TextLayout, colors: [DisplayColor])?

  private func textDidChange() {
    lines = nil
    contentDidChange()
  }

  private var font: UIFont {
    fontName.flatMap { UIFont(name: $0, size: fontSize) }
      ?? .systemFont(ofSize: fontSize, weight: fontName?.hasSuffix("UltraLight") == true ? .ultraLight : .regular)
  }

  private func laidOut() -> (layout: TextLayout, colors: [DisplayColor]) {
    if let lines { return lines }
    var (spans, colors): ([TextSpan], [DisplayColor]) = ([], [])
    func add(_ text: String, _ font: UIFont, _ color: UIColor) {
      spans.append(TextSpan(text: text, font: font.typesetting))
      colors.append(color.displayColor(for: .current).multiplied(by: DisplayColor(tint, blend: colorBlendFactor)))
    }
    if let attributedText {
      let all = NSRange(location: 0, length: attributedText.length)
      attributedText.enumerateAttributes(in: all, options: []) { attributes, range, _ in
        MainActor.assumeIsolated {
          add(
            attributedText.attributedSubstring(from: range).string, attributes[.font] as? UIFont ?? font,
            attributes[.foregroundColor] as? UIColor ?? fontColor ?? .white)
        }
      }
    } else {
      add(text ?? "", font, fontColor ?? .white)
    }
    var style = ParagraphStyle()
    style.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    style.truncation =
      lineBreakMode == .byTruncatingHead ? .head : lineBreakMode == .byTruncatingMiddle ? .middle : .tail
    style.alignment =
      horizontalAlignmentMode == .center ? .center : horizontalAlignmentMode == .left ? .leading : .trailing
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    let layout = Paragraph.shared(spans: spans, style: style, growingFrom: nil).layout(width: width, height: nil)
    lines = (layout, colors)
    return (layout, colors)
  }

  private var tint: UIColor { color ?? .white }

  private var isEmpty: Bool { (attributedText?.string ?? text ?? "").isEmpty }

  override var isDrawn: Bool { true }
  override var contentBounds: CGRect {
    if isEmpty { return .null }
    let layout = laidOut().layout
    let left: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -layout.size.width / 2
      case .left: 0
      case .right: -layout.size.width
      }
    let top: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: layout.firstBaseline
      case .center: layout.size.height / 2
      case .top: 0
      case .bottom: layout.size.height
      }
    return CGRect(x: left, y: top - layout.size.height, width: layout.size.width, height: layout.size.height)
  }

  override func makeContent() -> NodeContent {
    if isEmpty { return NodeContent() }
    let (layout, colors) = laidOut()
    let bounds = contentBounds
    let origin = CGPoint(x: bounds.minX, y: -bounds.maxY)
    let commands = layout.lines.flatMap(\.runs).compactMap { run in
      colors.indices.contains(run.span)
        ? DrawCommand.glyphs(run.glyphs.offset(by: origin), .color(colors[run.span])) : nil
    }
    return NodeContent(commands: commands, compositing: blendMode.compositing)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKLabelNode else { return }
    (text, attributedText, fontName, fontSize) = (other.text, other.attributedText, other.fontName, other.fontSize)
    (fontColor, color, colorBlendFactor) = (other.fontColor, other.color, other.colorBlendFactor)
    blendMode = other.blendMode
    (verticalAlignmentMode, horizontalAlignmentMode) = (other.verticalAlignmentMode, other.horizontalAlignmentMode)
    (numberOfLines, lineBreakMode) = (other.numberOfLines, other.lineBreakMode)
    preferredMaxLayoutWidth = other.preferredMaxLayoutWidth
  }
}

extension DisplayColor {
  func multiplied(by other: DisplayColor) -> DisplayColor {
    DisplayColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
  }
}
