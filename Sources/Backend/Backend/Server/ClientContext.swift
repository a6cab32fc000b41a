import Hummingbird
import NIOCore

/// The server's context of a request: Hummingbird's, with the sender.
struct ClientContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The other end of the connection: an IPv4 address, or the first half of an IPv6 address, which is what one
  /// household or machine is assigned.
  let client: String
  /// The connection.
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    channel = source.channel
    client = Self.name(of: source.channel.remoteAddress)
  }

  private static func name(of address: SocketAddress?) -> String {
    guard case .v6(let address) = address else { return address?.ipAddress ?? "unknown" }
    return withUnsafeBytes(of: address.address.sin6_addr) { bytes in
      bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
  }
}
