import Foundation

extension Bundle {
  /// Returns the bundle of the target that a class belongs to. Replaces `Bundle(for:)` in an app's source.
  ///
  /// A project is one library here, so a class's address in memory does not identify its target; its module's name
  /// does. Classes of the app and of the libraries linked into it belong to the main bundle.
  public static func _bundle(for aClass: AnyClass) -> Bundle {
    let name = String(reflecting: aClass)
    let module = name.firstMatch(of: /^\(extension in (\w+)\)/)?.1 ?? name.prefix { $0 != "." }
    return PhoneBundle.bundle(ofModule: String(module)) ?? .main
  }
}
