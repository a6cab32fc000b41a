import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether a request waits for a connection. Caveat: it does not; it fails at once, as in this platform's Foundation,
  /// where the property is read-only.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
