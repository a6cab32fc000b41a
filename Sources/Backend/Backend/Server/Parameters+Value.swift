import Foundation
import Hummingbird

extension Parameters {
  /// Returns the id in the path.
  ///
  /// - Parameter problem: the problem if the path has another text.
  /// - Throws: that `Problem`
  func id(or problem: (String) -> Problem) throws -> UUID {
    let text = try require("id")
    guard let id = UUID(uuidString: text) else { throw problem(text) }
    return id
  }

  /// Returns the value of a query parameter, or `nil` when it was not sent.
  ///
  /// - Parameter rule: ends the sentence "but must be"
  /// - Throws: `Problem` when it is invalid or was sent more than once
  func value<Result>(
    _ name: String, mustBe rule: String, read: (Substring) -> Result?
  ) throws(Problem) -> Result? {
    let texts = self[values: name[...]]
    guard let text = texts.first else { return nil }
    guard texts.count == 1 else {
      throw .invalidParameter(name, detail: "'\(name)' was given \(texts.count) times. Send it once, as \(rule)")
    }
    guard let value = read(text) else {
      throw .invalidParameter(name, detail: "'\(name)' is '\(text.excerpt)', but must be \(rule)")
    }
    return value
  }
}
