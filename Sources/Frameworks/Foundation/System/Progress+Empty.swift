import Foundation

extension Progress {
  /// The progress of work of unknown size, no part of another one's.
  @_disfavoredOverload
  public convenience init(parent: Progress? = nil) { self.init(parent: parent, userInfo: nil) }
}
