import Foundation
import ScrollworkSwiftUI

/// The "Sign in with Apple" button.
nonisolated public struct SignInWithAppleButton: View {
  /// The title of the button.
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
    /// Black on white, with an outline.
    public static let whiteOutline = Style(isDark: false, hasOutline: true)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// Creates a button that asks the person to sign in. `onRequest` configures the request.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  /// The button; it fills the available space.
  @MainActor public var body: some View {
    Button {
      signIn()
    } label: {
      AppleButtonFace(text: label.text, isDark: style.isDark, hasOutline: style.hasOutline)
    }
    .buttonStyle(.plain)
    .frame(minWidth: AppleButtonFace.smallest.width, minHeight: AppleButtonFace.smallest.height)
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
  /// Sets the style of "Sign in with Apple" buttons in the view.
  @MainActor public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
