import Foundation

extension Stream {
  /// What went wrong; nil if nothing did, where Foundation's own property ends the process. A project's `streamError` asks this.
  public var _streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
