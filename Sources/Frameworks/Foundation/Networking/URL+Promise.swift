import Foundation

extension URL {
  /// Whether a file is there, or is promised by a service that would fetch it. No service does.
  /// - Throws: an error that says why it is not
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
