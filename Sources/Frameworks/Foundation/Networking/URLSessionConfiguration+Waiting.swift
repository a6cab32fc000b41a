import Foundation
import FoundationNetworking

extension URLSessionConfiguration {
  /// A request waits until there is a connection. Caveat: it does not; it fails at once, as this platform's Foundation has it, where the
  /// property can only be read.
  @_disfavoredOverload
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
