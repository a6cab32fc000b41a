import FlyingFox
import FlyingSocks
import Foundation

/// Why the browser host could not start or had to stop.
public enum BrowserHostError: Error, Equatable, CustomStringConvertible {
  /// `start()` was called twice.
  case alreadyStarted
  /// Another process listens on the port.
  case portInUse(port: UInt16)
  /// The system refused the port for another reason.
  case cannotListen(port: UInt16, reason: String)

  init(_ error: any Error, port: UInt16) {
    switch error as? SocketError {
    case .failed(_, EADDRINUSE, _): self = .portInUse(port: port)
    case .failed(_, EACCES, _):
      self = .cannotListen(port: port, reason: "ports below 1024 are for the administrator")
    case .failed(_, _, let message): self = .cannotListen(port: port, reason: message)
    default: self = .cannotListen(port: port, reason: "\(error)")
    }
  }

  public var description: String {
    switch self {
    case .alreadyStarted: "The browser host has been started already."
    case .portInUse(let port):
      "Port \(port) is taken by another program. Choose another port, or 0 to use any free one."
    case .cannotListen(let port, let reason): "Cannot listen on 127.0.0.1:\(port): \(reason)."
    }
  }
}
