import Foundation

/// Something that is wrong with a test.
public struct XCTIssue: CustomStringConvertible, @unchecked Sendable {
  /// What kind of thing is wrong. Numbers as in XCTest.
  public enum IssueType: Int, Sendable {
    /// An assertion does not hold.
    case assertionFailure
    /// An error left the test.
    case thrownError
    /// An exception of Objective-C left the test: never here.
    case uncaughtException
    /// What was measured is worse than its baseline.
    case performanceRegression
    /// Something around the test went wrong.
    case system
    /// A failure that was expected did not happen.
    case unmatchedExpectedFailure
  }

  /// What kind of thing is wrong.
  public var type: IssueType
  /// What is wrong, in short, such as "XCTAssertTrue failed".
  public var compactDescription: String
  /// What is wrong, with everything there is to say; as the short description unless there is more.
  public var detailedDescription: String?
  /// Where it is.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that is the reason.
  public var associatedError: (any Error)?
  /// What is kept with the test.
  public var attachments: [XCTAttachment]

  /// Something that is wrong, at a place if there is one.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = .init(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Keeps a picture or a text with the test; see ``XCTAttachment``.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// The short description.
  public var description: String { compactDescription }
}

/// Where in the source something happened.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The file and the line; nil if they are not known.
  public let location: XCTSourceCodeLocation?

  /// A place that is not known.
  public override convenience init() { self.init(location: nil) }

  /// A place.
  public init(location: XCTSourceCodeLocation?) {
    self.location = location
    super.init()
  }
}

/// A line of a file.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line, from 1.
  public let lineNumber: Int

  /// A line of a file.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// A line of a file with a path.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  override public var description: String { "\(fileURL.path):\(lineNumber)" }
}
