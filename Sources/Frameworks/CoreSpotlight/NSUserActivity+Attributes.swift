import Foundation
import ScrollworkFoundation

extension NSUserActivity {
  private nonisolated(unsafe) static let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// The attributes of the activity's content. Caveat: kept, but activities are not searchable.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, Self.place) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, Self.place, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
