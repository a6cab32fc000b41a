import Foundation

/// How the phone is connected. The simulated one has wifi, or nothing: see `Screen.isConnected`.
public struct NWPath: Equatable, Sendable {
  /// Whether something can be sent.
  public enum Status: Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It can once something was tried.
    case requiresConnection
  }

  /// Why nothing can be sent.
  public enum UnsatisfiedReason: Sendable {
    /// There is no network, or a reason is not known.
    case notAvailable
    /// The person switched cellular data off.
    case cellularDenied
    /// The person switched wifi off.
    case wifiDenied
    /// The app may not reach the local network.
    case localNetworkDenied
    /// A VPN is needed.
    case vpnInactive
  }

  /// Whether something can be sent.
  public let status: Status

  /// Why nothing can be sent.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// What can be sent over.
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [.wifi] : [] }
  /// False: wifi costs nothing.
  public var isExpensive: Bool { false }
  /// False: the person asked for no saving.
  public var isConstrained: Bool { false }
  /// Addresses of the older kind work.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Addresses of the newer kind work.
  public var supportsIPv6: Bool { status == .satisfied }
  /// Names are found.
  public var supportsDNS: Bool { status == .satisfied }

  /// True for wifi while there is a network.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// What can be sent over.
public struct NWInterface: Hashable, Sendable {
  /// The kinds.
  public enum InterfaceType: Hashable, Sendable {
    /// Something else, such as a VPN.
    case other
    /// A wireless network.
    case wifi
    /// The telephone's network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The phone itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
  /// Its number.
  public let index: Int

  static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}
