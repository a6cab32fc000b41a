import Foundation
import ScrollworkUIKit

/// Opens an address: `openURL(url)`.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// The handler has opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler does not want it opened.
    public static let discarded = Result(outcome: .discarded)
    /// The phone is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The phone is to open another address instead.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
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

  /// Opens an address; `completion` is told whether something was done with it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    open(url) { completion($0) }
  }

  private func open(_ url: URL, completion: (@MainActor (Bool) -> Void)?) {
    switch handler(url).outcome {
    case .handled: completion?(true)
    case .discarded: completion?(false)
    case .system(let other):
      let target = other ?? url
      let isAccepted = UIApplication.shared.canOpenURL(target)
      UIApplication.shared.open(target)
      completion?(isAccepted)
    }
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
