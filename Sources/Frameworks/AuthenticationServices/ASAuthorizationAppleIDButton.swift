import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// The button that people with an Apple Account know, for UIKit. What it does is up to its actions.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    /// "Sign in with Apple".
    case signIn = 0
    /// "Continue with Apple".
    case `continue` = 1
    /// "Sign up with Apple".
    case signUp = 2
    /// As `signIn`.
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
    /// Black on white, with a line around.
    case whiteOutline = 1
    /// White on black.
    case black = 2
  }

  private let text: String
  private let style: Style
  private let face: _UIHostingView<AppleButtonFace>

  /// The radius of its corners in points; 6 at first, as Apple's guidelines have it.
  open var cornerRadius = AppleButtonFace.radius {
    didSet { if cornerRadius != oldValue { face.rootView.radius = cornerRadius } }
  }

  /// A button of a type in a style.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    text = type.label.text
    self.style = style
    face = _UIHostingView(rootView: Self.face(text, style))
    super.init(frame: .zero)
    begin()
  }
  /// A button of a type in a style.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }
  /// A black button that says "Sign in with Apple", of a storyboard.
  public required init?(coder: NSCoder) {
    text = ButtonType.signIn.label.text
    style = .black
    face = _UIHostingView(rootView: Self.face(text, style))
    super.init(coder: coder)
    begin()
  }
  /// A black button that says "Sign in with Apple", at a place.
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

  /// The smallest size that Apple's guidelines allow; that a button without constraints has it is a guess.
  open override var intrinsicContentSize: CGSize { AppleButtonFace.smallest }

  open override var isHighlighted: Bool { didSet { face.alpha = isHighlighted ? 0.5 : 1 } }
}
