import Foundation

extension URL {
  /// Returns whether a file exists or is promised by a service that would fetch it. There is no such service.
  /// - Throws: an error that says why the file is not reachable
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
