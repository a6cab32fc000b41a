import Foundation

/// Compares by identity, as every `NSObject` does on Apple's systems.
extension FileManager: @retroactive Hashable {
  /// Returns whether both are the same object.
  public static func == (one: FileManager, other: FileManager) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
