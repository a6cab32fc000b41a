import Foundation

extension NSString {
  /// Returns the app's translation of a notification's text, with its arguments filled in. Caveat: it is translated at
  /// once, not when the notification is delivered.
  public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    guard let arguments, !arguments.isEmpty else { return format }
    return String(format: format, arguments: arguments.map { $0 as? any CVarArg ?? String(describing: $0) })
  }
}
