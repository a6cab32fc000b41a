import Foundation

/// A font without a size.
public final class CGFont: Sendable {
  let name: String

  /// Creates a font from a PostScript or full name; nil if there is none.
  public init?(_ name: CFString) {
    guard UIFont(name: name, size: 12) != nil else { return nil }
    self.name = name
  }

  /// The name used in documents.
  public var postScriptName: CFString? { name }
  /// The display name.
  public var fullName: CFString? { name }
}
