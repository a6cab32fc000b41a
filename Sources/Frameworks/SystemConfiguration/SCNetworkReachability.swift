import Foundation
import ScrollworkFoundation
import ScrollworkNetwork

/// The reachability of a server, according to the phone's connection. The server is not contacted.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var context: SCNetworkReachabilityContext?
    var queue: DispatchQueue?
    var loop: (loop: RunLoop, mode: RunLoop.Mode)?
    var monitor: NWPathMonitor?
    /// The flags last reported, or known at the start.
    var told: SCNetworkReachabilityFlags?
  }

  /// Whether it is the phone itself, which is always reachable.
  private let isLocal: Bool
  private let lock = NSRecursiveLock()
  private var state = State()

  fileprivate init(isLocal: Bool) { self.isLocal = isLocal }

  deinit {
    state.monitor?.cancel()
    if let context = state.context, let info = context.info { context.release?(info) }
  }

  fileprivate var flags: SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress] }
    return NWPathMonitor().currentPath.status == .satisfied ? .reachable : []
  }

  fileprivate func setCallback(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    let old = lock.withLock { () -> SCNetworkReachabilityContext? in
      defer {
        state.callback = callback
        state.context = context
        if let context, let info = context.info, let retain = context.retain {
          state.context?.info = UnsafeMutableRawPointer(mutating: retain(info))
        }
      }
      return state.context
    }
    if let old, let info = old.info { old.release?(info) }
  }

  /// Reports changes on a queue or in a run loop, or not at all.
  fileprivate func tell(on queue: DispatchQueue?, in loop: (RunLoop, RunLoop.Mode)?) {
    lock.withLock {
      state.queue = queue
      state.loop = loop
      state.monitor?.cancel()
      state.monitor = nil
      guard queue != nil || loop != nil else { return }
      state.told = flags
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { [weak self] _ in self?.pathDidChange() }
      monitor.start(queue: queue ?? .global())
      state.monitor = monitor
    }
  }

  private func pathDidChange() {
    if let loop = lock.withLock({ state.loop }) {
      loop.loop.perform(inModes: [loop.mode]) { [weak self] in self?.tellChange() }
    } else {
      tellChange()
    }
  }

  private func tellChange() {
    lock.withLock {
      let flags = flags
      guard state.monitor != nil, state.told != flags else { return }
      state.told = flags
      state.callback?(self, flags, state.context?.info)
    }
  }

  public static func == (a: SCNetworkReachability, b: SCNetworkReachability) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The reachability flags. The phone here has Wi-Fi or no connection.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first packet makes the connection.
  public static let transientConnection = Self(rawValue: 1)
  /// The server is reachable.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection is required first.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// The person has to intervene.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// CFSocketStream makes the connection.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is the phone itself.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// Direct, without a gateway.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// Over the mobile network.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// Traffic makes the connection.
  public static let connectionAutomatic = connectionOnTraffic
}

/// Called with the present flags, and with the info of the context.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The context of a callback.
public struct SCNetworkReachabilityContext {
  /// The version: 0.
  public var version: CFIndex
  /// The argument of the callback.
  public var info: UnsafeMutableRawPointer?
  /// Retains `info`.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Releases it.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates an empty context.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Creates a context with an argument.
  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Returns the reachability of a named server.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Returns the reachability of an address; 0.0.0.0 is any.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  // The port is followed by the four bytes of the address, of which the first identifies the phone itself.
  let isIPv4 = Int32(address.pointee.sa_family) == AF_INET
  return SCNetworkReachability(isLocal: isIPv4 && address.pointee.sa_data.2 == 127)
}

/// Returns whether the flags are known: always.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the callback for changes; nil removes it.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Reports changes on a queue; nil stops.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  target.tell(on: queue, in: nil)
  return true
}

/// Reports changes in a run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.tell(on: nil, in: (runLoop, RunLoop.Mode(rawValue: runLoopMode as String)))
  return true
}

/// Stops reporting changes in a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.tell(on: nil, in: nil)
  return true
}

/// Returns the last error: none.
public func SCError() -> Int32 { 0 }
