import Foundation

/// A collection of assets.
open class PHCollection: PHObject, @unchecked Sendable {
  /// The title, in English.
  open var localizedTitle: String? { nil }
  /// Whether it can contain assets.
  open var canContainAssets: Bool { false }
  /// Whether it can contain other collections. Caveat: none can.
  open var canContainCollections: Bool { false }
}
