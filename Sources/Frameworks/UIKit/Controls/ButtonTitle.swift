import Foundation

/// The label of a button, which draws its title itself with the label's settings.
@MainActor
package final class ButtonTitle: UILabel {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
  }

  package required init?(coder: NSCoder) { nil }

  package override var font: UIFont! {
    get { button?.titleFont ?? .systemFont(ofSize: 15) }
    set { button?.titleFont = newValue ?? .systemFont(ofSize: 15) }
  }
  package override var text: String? {
    get { button?.currentTitle }
    set {}
  }
  package override var numberOfLines: Int { didSet { if numberOfLines != oldValue { button?.contentDidChange() } } }
  package override var textAlignment: NSTextAlignment {
    didSet { if textAlignment != oldValue { button?.contentDidChange() } }
  }
  package override var lineBreakMode: NSLineBreakMode {
    didSet { if lineBreakMode != oldValue { button?.contentDidChange() } }
  }
  package override var adjustsFontSizeToFitWidth: Bool {
    didSet { if adjustsFontSizeToFitWidth != oldValue { button?.contentDidChange() } }
  }
  package override var minimumScaleFactor: CGFloat {
    didSet { if minimumScaleFactor != oldValue { button?.contentDidChange() } }
  }
  package override var shadowOffset: CGSize { didSet { if shadowOffset != oldValue { button?.contentDidChange() } } }
  /// As in UIKit, a colour set on the label applies until the button has one for its state.
  package override var textColor: UIColor! {
    didSet {
      ownColor = textColor
      button?.contentDidChange()
    }
  }
  package private(set) var ownColor: UIColor?
  package override var intrinsicContentSize: CGSize {
    let styled =
      button?.currentAttributedTitle ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any])
    return styled.size()
  }
}

/// The image view of a button, which draws its image itself with the view's settings.
@MainActor
package final class ButtonPicture: UIImageView {
  private weak var button: UIButton?

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { nil }

  package override var contentMode: ContentMode { didSet { if contentMode != oldValue { button?.contentDidChange() } } }
  private var ownTint: UIColor?
  package override var tintColor: UIColor! {
    get { ownTint ?? button?.tintColor }
    set {
      ownTint = newValue
      button?.contentDidChange()
    }
  }
}
