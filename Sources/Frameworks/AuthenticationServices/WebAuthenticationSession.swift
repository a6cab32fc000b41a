import Foundation
import ScrollworkSwiftUI

/// Has the person sign in on a page of the web.
@MainActor
public struct WebAuthenticationSession: Sendable {
  /// What the browser knows of the person.
  public struct BrowserSession: Hashable, Sendable {
    private let isEphemeral: Bool
    /// Nothing.
    public static let ephemeral = BrowserSession(isEphemeral: true)
    /// What it knows anyway.
    public static let shared = BrowserSession(isEphemeral: false)
  }

  nonisolated init() {}

  /// Starts at `url`, and returns the address of the scheme that the page leads to.
  /// - Throws: always `ASWebAuthenticationSessionError`: the simulated phone has no browser
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL {
    try await authenticate(
      using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
      additionalHeaderFields: [:])
  }

  /// Starts at `url`, and returns the address that the page leads to.
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
  /// Has the person sign in on a page of the web.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }
}
