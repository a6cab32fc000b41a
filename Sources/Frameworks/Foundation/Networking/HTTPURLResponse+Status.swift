import FoundationNetworking

extension HTTPURLResponse {
  /// Returns the description of a status as on Apple's systems: in lower case, and in part with other words than the
  /// standard's.
  public static func _localizedString(forStatusCode statusCode: Int) -> String {
    if let name = names[statusCode] { return name }
    let name = localizedString(forStatusCode: statusCode).lowercased()
    return name == "redirection" ? "redirected" : name
  }

  private static let names = [
    200: "no error", 305: "needs proxy", 307: "temporarily redirected", 406: "unacceptable", 408: "request timed out",
    410: "no longer exists", 413: "request too large", 414: "requested URL too long",
    416: "requested range not satisfiable", 501: "unimplemented", 504: "gateway timed out", 505: "unsupported version",
  ]
}
