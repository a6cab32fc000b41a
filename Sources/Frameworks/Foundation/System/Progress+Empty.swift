import Foundation

extension Progress {
  /// Creates a progress of unknown size without a parent.
  @_disfavoredOverload
  public convenience init(parent: Progress? = nil) { self.init(parent: parent, userInfo: nil) }
}
