import Foundation
import ScrollworkFoundation
import ScrollworkNetwork

/// Whether a server could be reached, as far as the phone's connection goes. Nobody asks the server.
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var context: SCNetworkReachabilityContext?
    var queue: DispatchQueue?
    var loop: (loop: RunLoop, mode: RunLoop.Mode)?
    var monitor: NWPathMonitor?
    /// What was told last, or was known when the telling began.
    var told: SCNetworkReachabilityFlags?
  }

  /// The phone itself is always reached.
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

  /// Tells changes on a queue or in a run loop, or nowhere.
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

/// What there is to say of a way to a server. The phone here is at a wifi network or at none.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The connection is made by the first packet.
  public static let transientConnection = Self(rawValue: 1)
  /// There is a way.
  public static let reachable = Self(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = Self(rawValue: 1 << 2)
  /// Traffic makes the connection.
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  /// The person has to help.
  public static let interventionRequired = Self(rawValue: 1 << 4)
  /// CFSocketStream makes the connection.
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  /// It is the phone itself.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// Without a gateway.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// Over the mobile network.
  public static let isWWAN = Self(rawValue: 1 << 18)
  /// Traffic makes the connection.
  public static let connectionAutomatic = connectionOnTraffic
}

/// Called with what there is to say now, and with the info of the context.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What a callback is given, and how it is kept.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: CFIndex
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Called when `info` is kept.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called when it is no longer kept.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Says what it is.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates an instance with nothing to give.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  /// Creates an instance with what a callback is given.
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

/// Returns the way to a server with a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return name.isEmpty ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Returns the way to an address; 0.0.0.0 is any.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  // Behind the port are the four bytes of the address, of which the first says that it is the phone itself.
  let isIPv4 = Int32(address.pointee.sa_family) == AF_INET
  return SCNetworkReachability(isLocal: isIPv4 && address.pointee.sa_data.2 == 127)
}

/// Returns whether what there is to say is known; it always is.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Returns what is called at each change; nil if there is none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, context?.pointee)
  return true
}

/// Changes are told on a queue; nil for no longer.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  target.tell(on: queue, in: nil)
  return true
}

/// Changes are told in a run loop.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.tell(on: nil, in: (runLoop, RunLoop.Mode(rawValue: runLoopMode as String)))
  return true
}

/// Changes are told in a run loop no longer.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool {
  target.tell(on: nil, in: nil)
  return true
}

/// Returns what went wrong in the last call: nothing does.
public func SCError() -> Int32 { 0 }
