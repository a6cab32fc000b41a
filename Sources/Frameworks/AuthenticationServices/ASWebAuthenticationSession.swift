import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Says where a sign-in with a browser is shown.
@MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Where.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Has the person sign in on a page of the web.
///
/// The simulated phone asks, and has no browser: it says so, and the session ends as if the person had closed the page.
@MainActor
open class ASWebAuthenticationSession: NSObject {
  /// Hears how it went.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// The address that ends a session.
  public struct Callback: Sendable {
    private let matches: @Sendable (URL) -> Bool

    /// An address of the app's own scheme.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback { $0.scheme?.lowercased() == customScheme.lowercased() }
    }
    /// An address of the app's own site.
    public static func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path.hasPrefix(path) }
    }
    /// Whether an address ends the session.
    public func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  private let url: URL
  private var completion: CompletionHandler?
  private var isStarted = false
  /// Says where it is shown: here always in front of everything.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// The browser is to know nothing of the person, who is then not asked first.
  open var prefersEphemeralWebBrowserSession = false
  /// What the browser is to send along.
  open var additionalHeaderFields: [String: String]?

  /// A session that starts at `url` and ends at an address of a scheme.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.url = url
    completion = completionHandler
  }

  /// A session that starts at `url` and ends at an address.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.url = url
    completion = completionHandler
  }

  /// True if the session can be started.
  open var canStart: Bool { !isStarted && (url.scheme == "https" || url.scheme == "http") }

  /// Asks the person.
  /// - Returns: false if the session cannot be started
  @discardableResult
  open func start() -> Bool {
    guard canStart else { return false }
    guard presentationContextProvider != nil else {
      end(.presentationContextNotProvided)
      return false
    }
    ask()
    return true
  }

  func ask() {
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

  private func openPage() {
    guard completion != nil else { return }
    Phone.current.alerts.present(
      SystemAlert(
        title: "Cannot Open Page", message: "This phone has no browser to sign in with.",
        buttons: [SystemAlert.Button(title: "Cancel") { self.cancel() }]))
  }

  /// Calls it off. Caveat: a question stays on the screen.
  open func cancel() { end(.canceledLogin) }

  private func end(_ code: ASWebAuthenticationSessionError.Code) {
    completion?(nil, ASWebAuthenticationSessionError(code))
    completion = nil
  }
}

/// The domain of `ASWebAuthenticationSessionError`.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The person called it off.
    case canceledLogin = 1
    /// Nobody said where the page is to be shown.
    case presentationContextNotProvided = 2
    /// The page cannot be shown there.
    case presentationContextInvalid = 3
  }

  /// What went wrong.
  public let code: Code

  /// An error of this kind.
  public init(_ code: Code) { self.code = code }

  /// `ASWebAuthenticationSessionErrorDomain`.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }

  /// The person called it off.
  public static var canceledLogin: Code { .canceledLogin }
  /// Nobody said where the page is to be shown.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The page cannot be shown there.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

extension ASWebAuthenticationSessionError.Code {
  /// Lets a `catch` name a code.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ASWebAuthenticationSessionError)?.code == code
  }
}
