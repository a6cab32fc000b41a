import AuthenticationServices
import SimulatorTesting
import SwiftUI

private struct SignInView: View {
  @State private var text = "signed out"
  @Environment(\.authorizationController) private var authorizationController
  @Environment(\.webAuthenticationSession) private var webAuthenticationSession
  var style = SignInWithAppleButton.Style.black

  var body: some View {
    VStack {
      Text(text)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.fullName, .email]
      } onCompletion: { result in
        if case .failure(ASAuthorizationError.canceled) = result { text = "button cancelled" }
      }
      .signInWithAppleButtonStyle(style)
      .frame(width: 280, height: 50)
      .accessibilityIdentifier("apple")
      Button("Controller") {
        Task {
          do {
            _ = try await authorizationController.performRequest(ASAuthorizationAppleIDProvider().createRequest())
          } catch ASAuthorizationError.canceled {
            text = "controller cancelled"
          }
        }
      }
      Button("Web") {
        Task {
          guard let url = URL(string: "https://example.com/login") else { return }
          do {
            _ = try await webAuthenticationSession.authenticate(using: url, callbackURLScheme: "diary")
          } catch ASWebAuthenticationSessionError.canceledLogin {
            text = "web cancelled"
          }
        }
      }
    }
  }
}

/// Receives the result of a sign-in through UIKit's delegate.
private final class Listener: NSObject, ASAuthorizationControllerDelegate {
  var code: ASAuthorizationError.Code?
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    code = (error as? ASAuthorizationError)?.code
  }
}

@Suite("Signing in", .simulator(.iPhoneSE)) @MainActor
struct SignInTests {
  @Test("given the button, when it is tapped, then the system says that there is no account, and the app hears of it")
  func button() async throws {
    // Given
    let screen = await Screen { SignInView() }
    #expect(screen.exists(.label("Continue with Apple")))
    #expect(try screen.find("apple").frame.size == CGSize(width: 280, height: 50))
    // When
    try await screen.tap(.label("Continue with Apple"))
    try await screen.settle()
    #expect(screen.exists(.label("Sign In with Apple Account")))
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("button cancelled")))
  }

  @Test("given the controller of the environment, when the person cancels, then it throws")
  func controller() async throws {
    let screen = await Screen { SignInView(style: .whiteOutline) }
    try await screen.tap(.label("Controller"))
    try await screen.settle()
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    #expect(screen.exists(.label("controller cancelled")))
  }

  @Test(
    "given an app that asks only for what the phone has at once, then nothing is shown, and it counts as called off")
  func immediately() async throws {
    // Given
    let screen = await Screen { Text("App") }
    let listener = Listener()
    let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
    let request = provider.createCredentialAssertionRequest(challenge: Data("once".utf8))
    #expect(request.relyingPartyIdentifier == "example.com")
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = listener
    // When
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    try await screen.settle()
    // Then
    #expect(listener.code == .canceled)
    #expect(!screen.exists(.label("Cancel")))
  }

  @Test("given a controller with a delegate, when the app calls it off, then the delegate hears of it once")
  func delegate() async throws {
    let screen = await Screen { Text("App") }
    let listener = Listener()
    let controller = ASAuthorizationController(
      authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
    controller.delegate = listener
    controller.performRequests()
    try await screen.settle()
    #expect(listener.code == nil)
    controller.cancel()
    #expect(listener.code == .canceled)
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
  }

  @Test(
    "given a sign-in on a page, when the person cancels or goes on, then the app hears that nobody signed in",
    arguments: [false, true])
  func web(goesOn: Bool) async throws {
    // Given
    let screen = await Screen { SignInView() }
    // When
    try await screen.tap(.label("Web"))
    try await screen.settle()
    #expect(screen.exists(.label("This allows the app and website to share information about you.")))
    if goesOn {
      try await screen.tap(.label("Continue"))
      try await screen.settle()
      #expect(screen.exists(.label("This phone has no browser to sign in with.")))
    }
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("web cancelled")))
  }

  @Test("given a session without a place to be shown, then it does not start")
  func noAnchor() async throws {
    let url = try #require(URL(string: "https://example.com"))
    var failure: (any Error)?
    let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "diary") { failure = $1 }
    #expect(!session.start())
    #expect((failure as? ASWebAuthenticationSessionError)?.code == .presentationContextNotProvided)
  }

  @Test("given a class outside of the main actor that signs in on another thread, then the phone asks")
  func outsideOfTheMainActor() async throws {
    // Given
    final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
    }
    final class Service: @unchecked Sendable {
      private var session: ASWebAuthenticationSession?
      func signIn(at url: URL, with anchor: Anchor) -> Bool {
        session = ASWebAuthenticationSession(url: url, callbackURLScheme: "diary") { _, _ in }
        session?.presentationContextProvider = anchor
        return session?.start() ?? false
      }
    }
    let screen = await Screen { Text("App") }
    let url = try #require(URL(string: "https://example.com/login"))
    let (service, anchor) = (Service(), Anchor())
    // When
    let hasStarted = await withCheckedContinuation { answer in
      Thread.detachNewThread { answer.resume(returning: service.signIn(at: url, with: anchor)) }
    }
    try await screen.settle()
    // Then
    #expect(hasStarted)
    #expect(screen.exists(.label("This allows the app and website to share information about you.")))
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
  }
}
