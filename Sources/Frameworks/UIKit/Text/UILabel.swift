import Foundation

/// Where lines of a text begin and end.
public enum NSTextAlignment: Int, Sendable {
  case left = 0, center = 1, right = 2
  /// Caveat: as `natural`.
  case justified = 3
  /// Where reading begins.
  case natural = 4
}

/// A text that nobody can edit.
@MainActor @preconcurrency
open class UILabel: UIView {
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
  /// What becomes of a text that is too long. Caveat: it is cut off at its end.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Makes the letters smaller so that they fit on one line, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }
  /// How small letters become at most, from 0 to 1, to fit on one line.
  open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { contentDidChange() } } }
  /// How it is shown; 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  /// The colour of the letters.
  open var textColor: UIColor! = .label { didSet { if textColor != oldValue { contentDidChange() } } }
  /// Where lines stand in the width of the label.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { contentDidChange() } } }
  /// How many lines at most; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// Assistive technology takes the label for a heading.
  package var isHeader = false { didSet { if isHeader != oldValue { contentDidChange() } } }

  open override var intrinsicContentSize: CGSize {
    contentSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(
      fitting: CGSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width, height: .infinity))
  }
}
