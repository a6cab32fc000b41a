import Foundation

/// Something that holds assets.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What the person calls it; in English.
  open var localizedTitle: String? { nil }
  /// Whether it holds assets.
  open var canContainAssets: Bool { false }
  /// Whether it holds other collections. Caveat: none does.
  open var canContainCollections: Bool { false }
}
