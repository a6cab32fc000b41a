import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Provides the window of a web sign-in.
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Asks a person to sign in on a web page.
///
/// The simulated phone asks, but has no browser: it says so, and the session ends as if the person had closed the page.
open class ASWebAuthenticationSession: NSObject {
  /// The handler of the result.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The URL that ends a session.
  public struct Callback: Sendable {
    private let matches: @Sendable (URL) -> Bool

    /// Returns a callback with a custom scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }
    /// Returns a callback with the app's own site.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path.hasPrefix(path) }
    }
    /// Returns whether a URL ends the session.
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let url: URL
  private var completion: CompletionHandler?
  private var isStarted = false
  /// The provider of the window: here the session is always in front of everything.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the browser shares no data with the session, in which case the person is not asked first.
  open var prefersEphemeralWebBrowserSession = false
  /// Additional header fields for the browser.
  open var additionalHeaderFields: [String: String]?

  /// Creates a session that starts at `url` and ends at a URL with a scheme.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.url = url
    completion = completionHandler
  }

  /// Creates a session that starts at `url` and ends at a callback.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.url = url
    completion = completionHandler
  }

  /// Whether the session can be started.
  open var canStart: Bool { !isStarted && (url.scheme == "https" || url.scheme == "http") }

  /// Starts the session.
  /// - Returns: false if the session cannot be started
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    guard presentationContextProvider != nil else {
      end(.presentationContextNotProvided)
      return false
    }
    isStarted = true
    // Alerts belong to the main actor, whichever thread starts the session.
    nonisolated(unsafe) let session = self
    if Thread.isMainThread {
      MainActor.assumeIsolated { session.ask() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { session.ask() } }
    }
    return true
  }

  @MainActor func ask() {
    isStarted = true
    if prefersEphemeralWebBrowserSession { return openPage() }
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” Wants to Use “\(url.host ?? url.absoluteString)” to Sign In",
        message: "This allows the app and website to share information about you.",
        buttons: [
          SystemAlert.Button(title: "Cancel") { self.cancel() },
          SystemAlert.Button(title: "Continue") { self.openPage() },
        ]))
  }

  @MainActor private func openPage() {
    guard completion != nil else { return }
    Phone.current.alerts.present(
      SystemAlert(
        title: "Cannot Open Page", message: "This phone has no browser to sign in with.",
        buttons: [SystemAlert.Button(title: "Cancel") { self.cancel() }]))
  }

  /// Cancels. Caveat: an alert remains on the screen.
  open func cancel() { end(.canceledLogin) }

  private func end(_ code: ASWebAuthenticationSessionError.Code) {
    completion?(nil, ASWebAuthenticationSessionError(code))
    completion = nil
  }
}

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a web sign-in.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The person cancelled it.
    case canceledLogin = 1
    /// There is no presentation context.
    case presentationContextNotProvided = 2
    /// The presentation context is invalid.
    case presentationContextInvalid = 3
  }

  /// The code.
  public let code: Code

  /// Creates an error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `ASWebAuthenticationSessionErrorDomain`.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }

  /// The person cancelled it.
  public static var canceledLogin: Code { .canceledLogin }
  /// There is no presentation context.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The presentation context is invalid.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
