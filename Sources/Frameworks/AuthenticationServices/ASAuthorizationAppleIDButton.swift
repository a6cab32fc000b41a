import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The "Sign in with Apple" button, for UIKit. Its actions are up to the app.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// The title of the button.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn = 0
    /// "Continue with Apple".
    case `continue` = 1
    /// "Sign up with Apple".
    case signUp = 2
    /// The same as `signIn`.
    public static var `default`: ButtonType { .signIn }

    fileprivate var label: SignInWithAppleButton.Label {
      switch self {
      case .signIn: .signIn
      case .continue: .continue
      case .signUp: .signUp
      }
    }
  }

  /// The button's colours.
  public enum Style: Int, Sendable {
    /// Black on white.
    case white = 0
    /// Black on white, with an outline.
    case whiteOutline = 1
    /// White on black.
    case black = 2
  }

  private let text: String
  private let style: Style
  private let face: _UIHostingView<AppleButtonFace>

  /// The corner radius in points; defaults to 6, as in Apple's guidelines.
  open var cornerRadius = AppleButtonFace.radius {
    didSet { if cornerRadius != oldValue { face.rootView.radius = cornerRadius } }
  }

  /// Creates a button with a type and a style.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    text = type.label.text
    self.style = style
    face = _UIHostingView(rootView: Self.face(text, style))
    super.init(frame: .zero)
    begin()
  }
  /// Creates a button with a type and a style.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// Creates a black button that says "Sign in with Apple", from a storyboard.
  public required init?(coder: NSCoder) {
    text = ButtonType.signIn.label.text
    style = .black
    face = _UIHostingView(rootView: Self.face(text, style))
    super.init(coder: coder)
    begin()
  }
  /// Creates a black button that says "Sign in with Apple", with a frame.
  public override init(frame: CGRect) {
    text = ButtonType.signIn.label.text
    style = .black
    face = _UIHostingView(rootView: Self.face(text, style))
    super.init(frame: frame)
    begin()
  }

  private static func face(_ text: String, _ style: Style) -> AppleButtonFace {
    AppleButtonFace(text: text, isDark: style == .black, hasOutline: style == .whiteOutline)
  }

  private func begin() {
    face.isUserInteractionEnabled = false
    face.backgroundColor = .clear
    addSubview(face)
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = .button
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }

  /// The smallest size in Apple's guidelines; that a button without constraints has it is a guess.
  open override var intrinsicContentSize: CGSize { AppleButtonFace.smallest }

  open override var isHighlighted: Bool { didSet { face.alpha = isHighlighted ? 0.5 : 1 } }
}
