import Foundation

/// A face of letters without a size.
public final class CGFont: Sendable {
  let name: String

  /// The face with a PostScript name or a full one; nil if there is none.
  public init?(_ name: CFString) {
    guard UIFont(name: name, size: 12) != nil else { return nil }
    self.name = name
  }

  /// The name by which documents know the face.
  public var postScriptName: CFString? { name }
  /// The name for people.
  public var fullName: CFString? { name }
}
