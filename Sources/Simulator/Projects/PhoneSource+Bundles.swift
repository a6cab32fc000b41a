import Foundation

extension PhoneSource {
  /// The code with the bundle of a class found by the class's module, as everything is one library here.
  static func withBundlesOfClasses(_ source: String) -> String {
    guard source.contains("Bundle") else { return source }
    return source.replacing(#/\bBundle(?:\.init)?\(\s*for:/#) { _ in "Bundle._bundle(for:" }
  }
}
