import Foundation
import ScrollworkSafariServices
import ScrollworkUIKit

/// Opens an address: `openURL(url)`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?, isInApp: Bool)
    }

    let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler does not want it opened.
    public static let discarded = Result(outcome: .discarded)
    /// The phone is to open it.
    public static let systemAction = Result(outcome: .system(nil, isInApp: false))
    /// The phone is to open another address instead.
    public static func systemAction(_ url: URL) -> Result {
      Result(outcome: .system(url, isInApp: false))
    }
    /// The phone is to open the address, or another one instead; a page of the web in front of the app, if that is preferred.
    @available(iOS 26.0, *)
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(outcome: .system(url, isInApp: prefersInApp))
    }
  }

  private let handler: @MainActor (URL) -> Result

  /// An action with a handler that says what is to become of an address.
  public init(handler: @escaping (URL) -> OpenURLAction.Result) {
    self.handler = { handler($0) }
  }

  /// The phone opens all addresses.
  fileprivate nonisolated init() {
    handler = { _ in .systemAction }
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { open(url, completion: nil) }

  /// Opens an address; a page of the web in front of the app, if that is preferred and the handler leaves it to the phone.
  @available(iOS 26.0, *)
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { open(url, isInApp: prefersInApp, completion: nil) }

  /// Opens an address; `completion` is told whether something was done with it.
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

  /// The same action, with a preference where the handler leaves addresses to the phone without one.
  fileprivate func preferring(inApp: Bool) -> OpenURLAction {
    let outer = handler
    return OpenURLAction { url in
      let result = outer(url)
      guard case .system(let other, isInApp: false) = result.outcome else { return result }
      return Result(outcome: .system(other, isInApp: inApp))
    }
  }

  /// Shows a page of the web in front of the app; false for an address of another kind, or without a window.
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
  /// Opens an address: what an ancestor set, else the phone.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Addresses of the web that views inside open are shown in front of the app, if that is preferred.
  public func onOpenURL(prefersInApp: Bool) -> some View {
    transformEnvironment(\.openURL) { action in
      let outer = action
      action = MainActor.assumeIsolated { outer.preferring(inApp: prefersInApp) }
    }
  }
}
