import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// Asks the person to rate the app, as iOS does for an app in development: each time, but not while it is still asking.
///
/// Nothing is rated: there is no store.
@MainActor
enum ReviewRequest {
  /// The phone of the current request.
  private static var asking: Int?

  static func present() {
    let phone = Phone.number.load(ordering: .relaxed)
    guard asking != phone else { return }
    asking = phone
    Phone.current.alerts.present(
      SystemAlert(
        title: "Enjoying \(PhoneBundle.appName)?", message: "Tap a star to rate it on the App Store.",
        buttons: ["★★★★★", "Not Now"].map { title in SystemAlert.Button(title: title) { asking = nil } },
        goesWithScreen: { asking = nil }))
  }
}

/// Asks the person to rate the app.
@MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks the person.
  public func callAsFunction() { ReviewRequest.present() }
}

extension EnvironmentValues {
  /// The action that asks the person to rate the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Asks the person to rate the app.
open class SKStoreReviewController: NSObject {
  /// Asks the person.
  @MainActor open class func requestReview() { ReviewRequest.present() }
  /// Asks the person, in a scene.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) { ReviewRequest.present() }
}
