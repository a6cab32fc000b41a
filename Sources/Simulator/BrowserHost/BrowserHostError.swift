import PhoneHosting

/// Why the browser host could not start or had to stop.
public enum BrowserHostError: Error, Equatable, CustomStringConvertible {
  /// `start()` was called twice.
  case alreadyStarted
  /// Another process listens on the port.
  case portInUse(port: UInt16)
  /// The system refused the port for another reason.
  case cannotListen(port: UInt16, reason: String)

  init(_ error: any Error) {
    switch error as? LoopbackServerError {
    case .portInUse(let port): self = .portInUse(port: port)
    case .cannotListen(let port, let reason): self = .cannotListen(port: port, reason: reason)
    case nil: self = .cannotListen(port: 0, reason: "\(error)")
    }
  }

  public var description: String {
    switch self {
    case .alreadyStarted: "The browser host has already been started."
    case .portInUse(let port): LoopbackServerError.portInUse(port: port).description
    case .cannotListen(let port, let reason):
      LoopbackServerError.cannotListen(port: port, reason: reason).description
    }
  }
}
