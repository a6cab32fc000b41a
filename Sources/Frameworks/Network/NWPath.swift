import Foundation

/// The network path. The simulated phone has Wi-Fi, or nothing: see `Screen.isConnected`.
public struct NWPath: Equatable, Sendable {
  /// The status of a path.
  public enum Status: Sendable {
    /// Satisfied.
    case satisfied
    /// Unsatisfied.
    case unsatisfied
    /// Requires a connection attempt.
    case requiresConnection
  }

  /// The reason for an unsatisfied path.
  public enum UnsatisfiedReason: Sendable {
    /// There is no network, or the reason is unknown.
    case notAvailable
    /// Cellular data is off.
    case cellularDenied
    /// Wi-Fi is off.
    case wifiDenied
    /// The local network is denied.
    case localNetworkDenied
    /// The VPN is inactive.
    case vpnInactive
  }

  /// The status.
  public let status: Status

  /// The reason for an unsatisfied path.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The available interfaces.
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [.wifi] : [] }
  /// Whether it is expensive: Wi-Fi is not.
  public var isExpensive: Bool { false }
  /// Whether it is constrained: no.
  public var isConstrained: Bool { false }
  /// Whether IPv4 is supported.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether IPv6 is supported.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Whether DNS is supported.
  public var supportsDNS: Bool { status == .satisfied }

  /// Returns true for Wi-Fi while there is a network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  /// The type of an interface.
  public enum InterfaceType: Hashable, Sendable {
    /// Something else, such as a VPN.
    case other
    /// Wi-Fi.
    case wifi
    /// Cellular.
    case cellular
    /// Wired Ethernet.
    case wiredEthernet
    /// The loopback interface.
    case loopback
  }

  /// The type.
  public let type: InterfaceType
  /// The name.
  public let name: String
  /// The index.
  public let index: Int

  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}
