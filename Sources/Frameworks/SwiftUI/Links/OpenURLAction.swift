import Foundation
import ScrollworkSafariServices
import ScrollworkUIKit

/// An action that opens a URL: `openURL(url)`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of opening a URL.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?, isInApp: Bool)
    }

    let outcome: Outcome

    /// The handler opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler discarded the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The phone opens the URL.
    public static let systemAction = Result(outcome: .system(nil, isInApp: false))
    /// The phone opens another URL instead.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url, isInApp: false))
    }
    /// The phone opens the URL, or another one instead. If `prefersInApp` is true, a web page is shown in front of the
    /// app.
    @available(iOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url, isInApp: prefersInApp))
    }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action with a handler that decides what happens to a URL.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = { handler($0) }
  }

  /// Creates an action that lets the phone open all URLs.
  fileprivate nonisolated init() {
    handler = { _ in .systemAction }
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { open(url, completion: nil) }

  /// Opens a URL. If `prefersInApp` is true and the handler leaves it to the phone, a web page is shown in front of the
  /// app.
  @available(iOS 26.0, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { open(url, isInApp: prefersInApp, completion: nil) }

  /// Opens a URL. `completion` receives whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url) { completion($0) }
  }

  private func open(_ url: URL, isInApp: Bool = false, completion: (@MainActor (Bool) -> Void)?) {
    switch handler(url).outcome {
    case .handled: completion?(true)
    case .discarded: completion?(false)
    case .system(let other, let isWantedInApp):
      let target = other ?? url
      if isInApp || isWantedInApp, Self.showInApp(target) {
        completion?(true)
        return
      }
      let isAccepted = UIApplication.shared.canOpenURL(target)
      UIApplication.shared.open(target)
      completion?(isAccepted)
    }
  }

  /// Returns the same action, with a preference for URLs that the handler leaves to the phone without one.
  fileprivate func preferring(inApp: Bool) -> OpenURLAction {
    let outer = handler
    return OpenURLAction { url in
      let result = outer(url)
      guard case .system(let other, isInApp: false) = result.outcome else { return result }
      return Result(outcome: .system(other, isInApp: inApp))
    }
  }

  /// Shows a web page in front of the app. Returns false for other URLs, or without a window.
  private static func showInApp(_ url: URL) -> Bool {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard ["http", "https"].contains(url.scheme?.lowercased()),
      var front = scenes.lazy.compactMap(\.keyWindow?.rootViewController).first
    else { return false }
    while let presented = front.presentedViewController { front = presented }
    front.present(SFSafariViewController(url: url), animated: true)
    return true
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// The action that opens URLs: set by an ancestor, else the phone's.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Shows web pages that views inside open in front of the app, if `prefersInApp` is true.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    transformEnvironment(\.openURL) { action in
      let outer = action
      action = MainActor.assumeIsolated { outer.preferring(inApp: prefersInApp) }
    }
  }
}
