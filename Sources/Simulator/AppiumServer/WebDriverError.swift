import PhoneHosting

/// The answer to a command that fails: a code of the WebDriver standard, and a sentence.
struct WebDriverError: Error, Equatable, CustomStringConvertible {
  /// The codes of the standard that are used here.
  enum Code: String {
    case clickIntercepted = "element click intercepted"
    case notInteractable = "element not interactable"
    case invalidArgument = "invalid argument"
    case invalidElementState = "invalid element state"
    case invalidSelector = "invalid selector"
    case invalidSession = "invalid session id"
    case noSuchAlert = "no such alert"
    case noSuchElement = "no such element"
    case sessionNotCreated = "session not created"
    case staleElement = "stale element reference"
    case unknownCommand = "unknown command"
    case unknownError = "unknown error"
    case unknownMethod = "unknown method"
    case unsupportedOperation = "unsupported operation"
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var description: String { "\(code.rawValue): \(message)" }

  /// The standard's HTTP status for the code.
  var status: HTTPStatus {
    switch code {
    case .clickIntercepted, .notInteractable, .invalidArgument, .invalidElementState, .invalidSelector: .badRequest
    case .invalidSession, .noSuchAlert, .noSuchElement, .staleElement, .unknownCommand: .notFound
    case .unknownMethod: .methodNotAllowed
    case .sessionNotCreated, .unknownError, .unsupportedOperation: .internalServerError
    }
  }

  var body: JSON {
    ["value": ["error": .text(code.rawValue), "message": .text(message), "stacktrace": ""]]
  }
}
