import Foundation

/// By identity, as every `NSObject` on Apple's systems.
extension FileManager: @retroactive Hashable {
  /// The same object.
  public static func == (one: FileManager, other: FileManager) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
