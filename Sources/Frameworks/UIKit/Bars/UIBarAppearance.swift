import Foundation

/// How a bar looks. Set it anew after changing it: a bar reads it when it is assigned.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Under the colour; nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// Over the effect; nil for none.
  open var backgroundColor: UIColor?
  /// Over the colour; nil for none.
  open var backgroundImage: UIImage?
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The line between the bar and what it covers; nil for none.
  open var shadowColor: UIColor?
  /// A picture in place of that line, drawn in its colour if it is a template; one without a size leaves no line.
  open var shadowImage: UIImage?

  /// As `configureWithDefaultBackground()` makes it.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The system's material and a line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = Self.line
  }

  /// The background's colour and a line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = Self.line
  }

  /// Nothing.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// Black at 30 percent and white at 15, as UIKit's bars have it.
  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `.font` and `.foregroundColor` of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The picture in place of the arrow of the way back; nil for the arrow.
  public private(set) var backIndicatorImage: UIImage?
  /// Where titles are seen that slide past the arrow. Caveat: they fade, whatever the picture is.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// How buttons with titles look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons look that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How far titles are moved. Caveat: it is only kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// Gives the way back a picture in place of its arrow; both nil for the arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  /// As `configureWithDefaultBackground()` makes it.
  public override init() { super.init() }

  /// A copy of another appearance.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}

/// How buttons of a bar look.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// In each state. Caveat: titles' font and colour count.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button. Caveat: it is only kept.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// While the button is disabled.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// While the button is focused. Caveat: it is only kept.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  public override init() {}
  /// That of a style.
  public init(style: UIBarButtonItem.Style) {}
  /// As the system has it for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    (normal, highlighted, disabled, focused) = (.init(), .init(), .init(), .init())
  }

  /// The titles' attributes of the states that have some.
  var states: [UIControl.State: [NSAttributedString.Key: Any]] {
    var all: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    if !normal.titleTextAttributes.isEmpty { all[.normal] = normal.titleTextAttributes }
    if !disabled.titleTextAttributes.isEmpty { all[.disabled] = disabled.titleTextAttributes }
    return all
  }
}

/// How buttons of a bar look in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved. Caveat: it is only kept.
  open var titlePositionAdjustment = UIOffset.zero
  /// Behind the title. Caveat: it is only kept.
  open var backgroundImage: UIImage?
}

/// What fills a bar: effect, colour, and a line at the edge to the content.
@MainActor
package final class BarBackgroundView: UIView {
  /// There is no line between the bar and the page.
  package var hidesLine = false { didSet { (line.isHidden, picture.isHidden) = (hidesLine, hidesLine) } }
  private let effect = UIView()
  private let color = UIView()
  private let ground = UIImageView()
  private let line = UIView()
  private let picture = UIImageView()
  /// A view of the bar's user in place of the colour.
  package var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { insertSubview(content, belowSubview: line) }
      fade()
      setNeedsLayout()
    }
  }
  /// How much of the background is seen, from 0 to 1. Each part fades by itself: what lies behind a material is not in the picture
  /// of a group that fades as a whole.
  package var visibility: CGFloat = 1 { didSet { fade() } }
  /// The line is at the top, as on a bar at the bottom of the screen.
  package var hasLineAtTop = false { didSet { setNeedsLayout() } }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    ground.clipsToBounds = true
    for view in [effect, color, ground, line, picture] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package func show(_ appearance: UIBarAppearance) {
    effect.blur = appearance.backgroundEffect
    color.backgroundColor = appearance.backgroundColor
    ground.image = appearance.backgroundImage
    ground.contentMode = appearance.backgroundImageContentMode
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    picture.image = appearance.shadowImage
    picture.tintColor = appearance.shadowColor
    setNeedsLayout()
  }

  private func fade() { for view in subviews { view.alpha = visibility } }

  package override func layoutSubviews() {
    for view in [effect, color, ground] + (content.map { [$0] } ?? []) { view.frame = bounds }
    let thickness = 1 / UIScreen.main.scale
    line.frame = CGRect(x: 0, y: hasLineAtTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    let height = picture.image?.size.height ?? 0
    picture.frame = CGRect(x: 0, y: hasLineAtTop ? -height : bounds.height, width: bounds.width, height: height)
  }
}

/// What of a bar's background is seen while something scrolls under it.
package enum BarEdgeEffect: Sendable {
  /// All of it, which comes as the content does.
  case automatic
  /// All but the line.
  case soft
  /// All of it at once.
  case hard
  case hidden
}
