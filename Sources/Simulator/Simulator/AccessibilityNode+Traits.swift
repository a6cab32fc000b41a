@_exported import struct DisplayList.AccessibilityNode
import ScrollworkSwiftUI

extension AccessibilityNode {
  /// All traits that the app has set.
  public var traits: AccessibilityTraits {
    get { AccessibilityTraits(names: traitNames) }
    set { traitNames = newValue.names }
  }
}
