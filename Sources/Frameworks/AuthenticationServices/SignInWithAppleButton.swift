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

  /// The button; it takes the room that there is.
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
  /// The colours of the buttons in the view that sign in with Apple.
  @MainActor public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
