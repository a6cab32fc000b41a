import Foundation

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0, center = 1, right = 2
  /// Wrapped lines fill the width. Caveat: only in a paragraph style, else as `natural`.
  case justified = 3
  /// At the leading edge of the text.
  case natural = 4
}

/// A view that shows read-only text.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UILabel, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// The text; nil for none.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard newValue != plain || attributed != nil else { return }
      attributed = nil
      plain = newValue
      contentDidChange()
    }
  }
  private var plain: String?
  private var attributed: NSAttributedString?
  /// The text with attributes; nil for none.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = nil
      contentDidChange()
    }
  }
  /// The label's own font, colour and paragraph style, which text without attributes has.
  final var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
  }
  /// The text if it was set with attributes.
  package var styledText: NSAttributedString? { attributed }
  /// How text that is too long is truncated or wrapped.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The strategy for breaking lines. Caveat: it has no effect.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Whether characters move closer together before the text is truncated.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentDidChange() } }
  }
  /// The vertical place of shrunk text. Caveat: it is centred, whatever this says.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The maximum width of multiline text where nothing else determines it, in points; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// The text colour while `isHighlighted`; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { if highlightedTextColor != oldValue { contentDidChange() } } }
  /// Whether the label uses `highlightedTextColor`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
  /// Whether the label looks enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// The shadow's colour; nil for none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { contentDidChange() } } }
  /// The shadow's offset, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowOffset != oldValue { contentDidChange() } } }
  /// The current text colour; a disabled label has half of the colour's opacity (guess).
  package var shownColor: UIColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
  }
  /// Whether text shrinks to fit on one line, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { looks(.adjustsFontSize, \.adjustsFontSizeToFitWidth, oldValue) }
  }
  /// The smallest scale, from 0 to 1, of text that shrinks to fit.
  open var minimumScaleFactor: CGFloat = 0 { didSet { looks(.minimumScaleFactor, \.minimumScaleFactor, oldValue) } }
  /// The font; 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      looks(.font, \.font, oldValue)
    }
  }
  /// The text colour.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      looks(.textColor, \.textColor, oldValue)
    }
  }
  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { looks(.numberOfLines, \.numberOfLines, oldValue) } }
  /// Whether a font of a text style follows the person's text size.
  open var adjustsFontForContentSizeCategory = false
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeLabel(element, in: coder.graph)
  }

  /// Whether the label is an accessibility heading.
  package var isHeader = false { didSet { if isHeader != oldValue { contentDidChange() } } }

  /// Draws the text in a rectangle. An override calls this with a smaller one to inset the text, or draws the text
  /// itself. Whatever else it draws is behind the text.
  open func drawText(in rect: CGRect) { textPlace = rect }
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    if AppViewClasses.contains(type(of: self)) { drawText(in: rect) }
  }
  private var textPlace = CGRect.zero
  private static let largePlace = CGRect(x: 0, y: 0, width: 1000, height: 1000)
  /// Notes where `drawText(in:)` draws the text in a large rectangle.
  private final func tryText() {
    textPlace = .null
    guard AppViewClasses.contains(type(of: self)) else { return textPlace = Self.largePlace }
    UIGraphicsPushContext(CGContext(size: CGSize(width: 1, height: 1), scale: 1))
    drawText(in: Self.largePlace)
    UIGraphicsPopContext()
  }
  /// Whether an override of `drawText(in:)` draws the text.
  package final var drawsOwnText: Bool {
    tryText()
    return textPlace.isNull
  }
  /// The insets that `drawText(in:)` adds, in points.
  package var textInsets: UIEdgeInsets {
    tryText()
    guard !textPlace.isNull else { return .zero }
    let all = Self.largePlace
    return UIEdgeInsets(
      top: textPlace.minY, left: textPlace.minX, bottom: all.height - textPlace.maxY,
      right: all.width - textPlace.maxX)
  }

  /// Returns the rectangle that the text takes in bounds, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let insets = textInsets
    let fitting = contentSize(
      fitting: CGSize(width: numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width, height: .infinity))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: fitting.width - insets.left - insets.right,
      height: fitting.height - insets.top - insets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: numberOfLines
    ).size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines).size
  }
}

/// The vertical place of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline it would have at full size.
  case alignBaselines = 0
  /// Centred.
  case alignCenters
  /// Not adjusted.
  case none
}
