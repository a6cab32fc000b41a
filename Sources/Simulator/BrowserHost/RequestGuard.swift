import Foundation
import PhoneHosting

/// Decides which requests are allowed.
///
/// - `Host` must name this machine, or else a foreign domain whose DNS entry was pointed at 127.0.0.1 could read
///   everything (DNS rebinding). Any port is fine: an SSH tunnel may end at another one.
/// - `Origin`, if there is one, must be the page's own, or else any open web page could connect to the WebSocket. A
///   WebSocket must have one: every browser sends it.
/// - The token must be in the query, or else other users of the machine could open the phone. Only the files of the
///   page itself, the same for everyone, are served without.
struct RequestGuard {
  var token: String

  /// Returns the reason to answer 403; nil if the request is allowed.
  func objection(to request: HTTPRequest, needsToken: Bool, isSocket: Bool) -> String? {
    guard let host = request["host"], LoopbackServer.isLoopback(host) else {
      return "This server answers only to 127.0.0.1 and localhost. Open the address that Scrollwork printed."
    }
    if let origin = request["origin"] {
      guard origin.lowercased() == "http://" + host.lowercased() else {
        return "Requests from other web pages are refused."
      }
    } else if isSocket {
      return "A WebSocket needs an Origin."
    }
    if needsToken, !AccessToken.matches(request.query["token"] ?? "", token) {
      return "The token is missing or wrong. Open the address that Scrollwork printed when it started."
    }
    return nil
  }
}
