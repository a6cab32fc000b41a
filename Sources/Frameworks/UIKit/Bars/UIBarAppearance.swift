import Foundation

/// How a bar looks. Set it anew after changing it: a bar reads it when it is assigned.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Grows with each change of any appearance, so that a bar takes one over only where there is something new.
  static var changes = 0

  /// Under the colour; nil for none.
  open var backgroundEffect: UIBlurEffect? { didSet { Self.changes += 1 } }
  /// Over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { Self.changes += 1 } }
  /// Over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { Self.changes += 1 } }
  /// How the picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { Self.changes += 1 } }
  /// The line between the bar and what it covers; nil for none.
  open var shadowColor: UIColor? { didSet { Self.changes += 1 } }
  /// A picture in place of that line, drawn in its colour if it is a template; one without a size leaves no line.
  open var shadowImage: UIImage? { didSet { Self.changes += 1 } }

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
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { Self.changes += 1 } }
  /// `.font` and `.foregroundColor` of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { Self.changes += 1 } }
  /// The picture in place of the arrow of the way back; nil for the arrow.
  public private(set) var backIndicatorImage: UIImage? { didSet { Self.changes += 1 } }
  /// Where titles are seen that slide past the arrow. Caveat: they fade, whatever the picture is.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// How buttons with titles look.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { Self.changes += 1 } }
  /// How buttons look that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { Self.changes += 1 } }
  /// How the way back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { Self.changes += 1 } }
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero { didSet { Self.changes += 1 } }
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
    buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
    doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
    backButtonAppearance = UIBarButtonItemAppearance(other.backButtonAppearance)
    titlePositionAdjustment = other.titlePositionAdjustment
    setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
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

  /// Bars of iOS 26 have a line at a hard edge only.
  @MainActor package var hidesLine: Bool { self == .soft || self == .automatic && _SystemGeneration.current == .iOS26 }
}
