import Foundation
import ScrollworkSwiftUI

/// Asks a person to sign in on a web page.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// The data that the browser shares with the session.
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool
    /// None.
    public static let ephemeral = BrowserSession(isEphemeral: true)
    /// The browser's own data.
    public static let shared = BrowserSession(isEphemeral: false)
  }

  nonisolated init() {}

  /// Starts at `url`, and returns the callback URL with the scheme.
  /// - Throws: always `ASWebAuthenticationSessionError`: the simulated phone has no browser
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
      additionalHeaderFields: [:])
  }

  /// Starts at `url`, and returns the callback URL.
  /// - Throws: always `ASWebAuthenticationSessionError`: the simulated phone has no browser
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { waiter in
      let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
        if let url {
          waiter.resume(returning: url)
        } else {
          waiter.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
        }
      }
      session.prefersEphemeralWebBrowserSession = preferredBrowserSession == .ephemeral
      session.additionalHeaderFields = additionalHeaderFields
      if session.canStart { session.ask() } else { session.cancel() }
    }
  }
}

extension EnvironmentValues {
  /// The session for web sign-ins.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
