import Foundation
import ScrollworkFoundation

extension NSUserActivity {
  private nonisolated(unsafe) static let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// What is known of what the activity is about. Caveat: it is kept, and activities are found nowhere.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.place) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, Self.place, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
