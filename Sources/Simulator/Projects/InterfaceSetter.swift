import Foundation

/// A method that is added to an extension of a class from elsewhere and sets the inspectable properties that the
/// extension declares.
struct InterfaceSetter: Sendable {
  /// The class.
  let owner: String
  private let cases: [String]

  /// Returns the setters for a file's members, one for each of Apple's classes.
  static func all(of members: [InterfaceMember]) -> [InterfaceSetter] {
    var owners: [String] = []
    for member in members where member.kind == .value && member.owner.contains(#/^(?:UI|CA|NS)[A-Z]\w*$/#) {
      if !owners.contains(member.owner) { owners.append(member.owner) }
    }
    return owners.map { owner in
      InterfaceSetter(owner: owner, cases: members.filter { $0.kind == .value && $0.owner == owner }.map(\.code))
    }
  }

  /// Other setters have other names.
  private var name: String { "_setInterfaceValue_\(ProjectCache.digest(Data((cases + [owner]).joined().utf8)))" }

  /// The text to insert after the opening brace of the extension.
  var method: String {
    " @MainActor internal func \(name)(_ value: Any?, forKey key: String) -> Bool { switch key { "
      + (cases + ["default: return false"]).joined(separator: "; ") + " } };"
  }

  /// Returns a file of a module in which storyboards find its setters.
  static func source(for setters: [InterfaceSetter]) -> String {
    let calls = setters.map {
      "    if let object = object as? \($0.owner), object.\($0.name)(value, forKey: key) { return true }"
    }
    return """
      import UIKit

      final class _InterfaceExtensions: NSObject, _InterfaceExtending {
        @MainActor static func _setInterfaceValue(_ value: Any?, forKey key: String, of object: NSObject) -> Bool {
      \(calls.joined(separator: "\n"))
          return false
        }
      }

      """
  }
}
