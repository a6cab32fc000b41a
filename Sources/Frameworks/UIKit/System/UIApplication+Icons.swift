import Foundation
import ScrollworkFoundation

extension UIApplication {
  private var alternateIcons: [String: Any] {
    let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
    return icons?["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
  }

  /// Whether the app's Info.plist lists alternate icons.
  public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }

  /// The current alternate icon; nil for the primary one.
  public var alternateIconName: String? { Phone.current.alternateIconName }

  /// Sets the icon to one listed in Info.plist, or nil for the primary one. The system informs the person.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let fault = chooseIcon(alternateIconName)
    guard let completionHandler else { return }
    Task { completionHandler(fault) }
  }

  /// Sets the icon to one listed in Info.plist, or nil for the primary one. The system informs the person.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    if let fault = chooseIcon(alternateIconName) { throw fault }
  }

  private func chooseIcon(_ name: String?) -> CocoaError? {
    guard supportsAlternateIcons else { return CocoaError(.featureUnsupported) }
    if let name, alternateIcons[name] == nil { return CocoaError(.fileNoSuchFile) }
    Phone.current.alternateIconName = name
    Phone.current.alerts.present(
      SystemAlert(
        title: "You have changed the icon for “\(PhoneBundle.appName)”.", message: "",
        buttons: [SystemAlert.Button(title: "OK") {}]))
    return nil
  }
}
