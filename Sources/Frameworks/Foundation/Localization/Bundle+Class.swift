import Foundation

extension Bundle {
  /// The bundle of the target that a class belongs to: what `Bundle(for:)` of an app's source becomes.
  ///
  /// A project is one library here, so the place of a class in memory says nothing of its target; the name of its module does.
  /// Classes of the app, and of what is linked into it, are in the main bundle.
  public static func _bundle(for aClass: AnyClass) -> Bundle {
    let name = String(reflecting: aClass)
    let module = name.firstMatch(of: /^\(extension in (\w+)\)/)?.1 ?? name.prefix { $0 != "." }
    return PhoneBundle.bundle(ofModule: String(module)) ?? .main
  }
}
