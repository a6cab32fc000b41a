import Foundation
import ScrollworkSwiftUI

/// The button that people with an Apple Account know.
nonisolated public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let text: String
    /// "Sign in with Apple".
    public static let signIn = Label(text: "Sign in with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(text: "Sign up with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(text: "Continue with Apple")
  }

  /// The button's colours.
  public struct Style: Equatable, Sendable {
    let isDark: Bool
    let hasOutline: Bool
    /// White on black.
    public static let black = Style(isDark: true, hasOutline: false)
    /// Black on white.
    public static let white = Style(isDark: false, hasOutline: false)
    /// Black on white, with a line around.
    public static let whiteOutline = Style(isDark: false, hasOutline: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// A button that has the person sign in. `onRequest` says what the app would like to know.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// Points, as Apple's guidelines have them.
  private static let radius: CGFloat = 6
  private static let smallest = CGSize(width: 140, height: 30)
  /// The text's size by the button's height, also Apple's.
  private static let textShare: CGFloat = 0.43
  /// The space beside logo and text, by the button's width, also Apple's.
  private static let marginShare: CGFloat = 0.08

  /// The button; it takes the room that there is.
  @MainActor public var body: some View {
    let shape = RoundedRectangle(cornerRadius: Self.radius, style: .continuous)
    Button {
      signIn()
    } label: {
      GeometryReader { proxy in
        HStack(spacing: proxy.size.height * 0.1) {
          AppleShape().frame(width: proxy.size.height * 0.33, height: proxy.size.height * 0.4)
          Text(verbatim: label.text).font(.system(size: proxy.size.height * Self.textShare, weight: .medium))
            .lineLimit(1).minimumScaleFactor(0.5)
        }
        .padding(.horizontal, proxy.size.width * Self.marginShare)
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .foregroundStyle(style.isDark ? Color.white : Color.black)
      .background(style.isDark ? Color.black : Color.white, in: shape)
      .overlay { if style.hasOutline { shape.strokeBorder(Color.black, lineWidth: 1) } }
      .contentShape(shape)
    }
    .buttonStyle(.plain)
    .frame(minWidth: Self.smallest.width, minHeight: Self.smallest.height)
    .accessibilityLabel(label.text)
  }

  @MainActor private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    onRequest(request)
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.completion = { onCompletion(.failure($0)) }
    controller.performRequests()
  }
}

/// An apple with a leaf, of which somebody bit.
nonisolated private struct AppleShape: Shape {
  func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.move(to: at(0.5, 0.28))
      path.addCurve(to: at(0.9, 0.34), control1: at(0.6, 0.24), control2: at(0.78, 0.18))
      path.addCurve(to: at(0.96, 0.72), control1: at(0.7, 0.44), control2: at(0.74, 0.66))
      path.addCurve(to: at(0.7, 1), control1: at(0.9, 0.86), control2: at(0.8, 1))
      path.addCurve(to: at(0.34, 1), control1: at(0.58, 1), control2: at(0.54, 0.92))
      path.addCurve(to: at(0.04, 0.58), control1: at(0.2, 1), control2: at(0.04, 0.82))
      path.addCurve(to: at(0.5, 0.28), control1: at(0.04, 0.3), control2: at(0.26, 0.16))
      path.closeSubpath()
      path.move(to: at(0.48, 0.22))
      path.addCurve(to: at(0.7, 0), control1: at(0.48, 0.1), control2: at(0.58, 0.01))
      path.addCurve(to: at(0.48, 0.22), control1: at(0.71, 0.12), control2: at(0.62, 0.22))
      path.closeSubpath()
    }
  }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleStyleKey.self] }
    set { self[SignInWithAppleStyleKey.self] = newValue }
  }
}

private struct SignInWithAppleStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

nonisolated extension View {
  /// The colours of the buttons in the view that sign in with Apple.
  @MainActor public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
