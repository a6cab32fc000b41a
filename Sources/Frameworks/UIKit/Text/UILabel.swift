import Foundation

/// Where lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
  case left = 0, center = 1, right = 2
  /// Lines that were wrapped are as wide as they may be. Caveat: only in a paragraph style, else as `natural`.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// A text that nobody can edit.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private func looks<Value: Equatable>(
    _ setting: AppearanceSetting, _ path: ReferenceWritableKeyPath<UILabel, Value>, _ old: Value
  ) {
    customized(setting, path)
    if self[keyPath: path] != old { contentDidChange() }
  }
  /// What is shown; nil for nothing.
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
  /// What is shown, parts of it in ways of their own; nil for nothing.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
      plain = nil
      contentDidChange()
    }
  }
  /// Set as an attributed text.
  package var styledText: NSAttributedString? { attributed }
  /// What becomes of a text that is too long: where it is cut off, and whether lines end between letters.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// How lines are broken well. Caveat: it has no effect.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// Letters move a little together before the text is cut off.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentDidChange() } }
  }
  /// Where a text that was made smaller stands. Caveat: in the middle, whatever this says.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How wide the lines of a text of several lines are at most where nothing else says it, in points; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// The colour of the letters while `isHighlighted`; nil for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { if highlightedTextColor != oldValue { contentDidChange() } } }
  /// The label is shown in `highlightedTextColor`.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
  /// False for a label that is shown as disabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// The colour of a copy of the letters behind them; nil for none.
  open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { contentDidChange() } } }
  /// Where the copy is, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { if shadowOffset != oldValue { contentDidChange() } } }
  /// The colour of the letters now; a disabled label has half of the colour's strength (guess).
  package var shownColor: UIColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
  }
  /// Makes the letters smaller so that they fit on one line, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { looks(.adjustsFontSize, \.adjustsFontSizeToFitWidth, oldValue) }
  }
  /// How small letters become at most, from 0 to 1, to fit on one line.
  open var minimumScaleFactor: CGFloat = 0 { didSet { looks(.minimumScaleFactor, \.minimumScaleFactor, oldValue) } }
  /// How it is shown; 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      looks(.font, \.font, oldValue)
    }
  }
  /// The colour of the letters.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      looks(.textColor, \.textColor, oldValue)
    }
  }
  /// Where lines stand in the width of the label.
  open var textAlignment = NSTextAlignment.natural { didSet { looks(.textAlignment, \.textAlignment, oldValue) } }
  /// How many lines at most; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { looks(.numberOfLines, \.numberOfLines, oldValue) } }
  /// A font of a text style changes with the person's size of texts.
  open var adjustsFontForContentSizeCategory = false
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory, let grown = font.grown, grown != font { font = grown }
  }
  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeLabel(element, in: coder.graph)
  }

  /// Assistive technology takes the label for a heading.
  package var isHeader = false { didSet { if isHeader != oldValue { contentDidChange() } } }

  /// Draws the text in a part of the label. An override calls this with a smaller one to keep the edges free; what else it draws is
  /// not seen.
  open func drawText(in rect: CGRect) { textPlace = rect }
  private var textPlace = CGRect.zero
  /// What `drawText(in:)` keeps free at the edges, in points.
  package var textInsets: UIEdgeInsets {
    let all = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    drawText(in: all)
    return UIEdgeInsets(
      top: textPlace.minY, left: textPlace.minX, bottom: all.height - textPlace.maxY,
      right: all.width - textPlace.maxX)
  }

  /// The place that the text takes in bounds, in points.
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

/// Where a text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the line on which it would stand otherwise.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters
  /// Without an adjustment.
  case none
}
