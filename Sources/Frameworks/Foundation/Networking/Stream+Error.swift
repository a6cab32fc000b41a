import Foundation

extension Stream {
  /// The error; nil if there is none, where Foundation's own property traps. Replaces `streamError` in a project.
  public var _streamError: (any Error)? { streamStatus == .error ? streamError : nil }
}
