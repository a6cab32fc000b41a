import Foundation

/// The appearance of a bar. Assign it again after a change: a bar reads it on assignment.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// Incremented with each change of any appearance, so that a bar applies one only if it changed.
  static var changes = 0

  /// The effect below the colour; nil for none.
  open var backgroundEffect: UIBlurEffect? { didSet { Self.changes += 1 } }
  /// The colour over the effect; nil for none.
  open var backgroundColor: UIColor? { didSet { Self.changes += 1 } }
  /// The image over the colour; nil for none.
  open var backgroundImage: UIImage? { didSet { Self.changes += 1 } }
  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { Self.changes += 1 } }
  /// The colour of the line at the bar's edge; nil for no line.
  open var shadowColor: UIColor? { didSet { Self.changes += 1 } }
  /// An image that replaces that line, drawn in its colour if it is a template; an image without a size removes the
  /// line.
  open var shadowImage: UIImage? { didSet { Self.changes += 1 } }

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  // Apple's `copy()` returns `Self`. The one inherited from `NSObject` stays, but only for callers that want `Any`.
  @_disfavoredOverload nonisolated open override func copy() -> Any { super.copy() }
  /// Returns a copy, whose parts are copies as well. Caveat: an object of an app's own subclass returns itself.
  open func copy() -> Self { copy(with: nil) as? Self ?? self }
  /// Returns a copy of UIKit's class.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Sets the system's material and a shadow line.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = Self.line
  }

  /// Sets an opaque background colour and a shadow line.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = Self.line
  }

  /// Removes the background and the shadow line.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// Black at 30 percent and white at 15, as in UIKit's bars.
  private static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}

/// The appearance of a navigation bar.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The `.font` and `.foregroundColor` of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { Self.changes += 1 } }
  /// The `.font` and `.foregroundColor` of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { Self.changes += 1 } }
  /// The image that replaces the back arrow; nil for the arrow.
  public private(set) var backIndicatorImage: UIImage? { didSet { Self.changes += 1 } }
  /// The mask of titles that slide past the arrow. Caveat: titles fade, whatever the image is.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of buttons with titles.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { Self.changes += 1 } }
  /// The appearance of buttons that complete a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { Self.changes += 1 } }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { Self.changes += 1 } }
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero { didSet { Self.changes += 1 } }
  /// Sets an image that replaces the back arrow; both nil for the arrow.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates a copy of another appearance.
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

  open override func copy(with zone: NSZone? = nil) -> Any { UINavigationBarAppearance(barAppearance: self) }
}

/// The background of a bar: effect, colour, and a line at the content's edge.
@MainActor
package final class BarBackgroundView: UIView {
  /// Whether the line between bar and page is hidden.
  package var hidesLine = false { didSet { (line.isHidden, picture.isHidden) = (hidesLine, hidesLine) } }
  private let effect = UIView()
  private let color = UIView()
  private let ground = UIImageView()
  private let line = UIView()
  private let picture = UIImageView()
  /// A custom view that replaces the colour.
  package var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { insertSubview(content, belowSubview: line) }
      fade()
      setNeedsLayout()
    }
  }
  /// The visibility of the background, from 0 to 1. Each part fades separately: a group that fades as a whole does not
  /// contain what lies behind a material.
  package var visibility: CGFloat = 1 { didSet { fade() } }
  /// Whether the line is at the top, as for a bar at the bottom of the screen.
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

/// The part of a bar's background that is visible while content scrolls under it.
package enum BarEdgeEffect: Sendable {
  /// All of it, fading in with the content.
  case automatic
  /// All but the line.
  case soft
  /// All of it immediately.
  case hard
  case hidden

  /// Whether the line is hidden. In iOS 26, bars have a line only at a hard edge.
  @MainActor package var hidesLine: Bool { self == .soft || self == .automatic && _SystemGeneration.current == .iOS26 }
}
