import Foundation

/// An issue of a test.
public struct XCTIssue: CustomStringConvertible, @unchecked Sendable {
  /// The type of an issue. Numbers as in XCTest.
  public enum IssueType: Int, Sendable {
    /// An assertion failed.
    case assertionFailure
    /// An error left the test.
    case thrownError
    /// An Objective-C exception left the test: never here.
    case uncaughtException
    /// A performance result is worse than its baseline.
    case performanceRegression
    /// The test's environment failed.
    case system
    /// An expected failure did not occur.
    case unmatchedExpectedFailure
  }

  /// The type of the issue.
  public var type: IssueType
  /// A short description, such as "XCTAssertTrue failed".
  public var compactDescription: String
  /// A detailed description; by default the short one.
  public var detailedDescription: String?
  /// The location of the issue.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The underlying error.
  public var associatedError: (any Error)?
  /// The attachments kept with the test.
  public var attachments: [XCTAttachment]

  /// Creates an issue, optionally with a location.
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

  /// Keeps an image or a text with the test; see ``XCTAttachment``.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// The short description.
  public var description: String { compactDescription }
}

/// A source location.
public final class XCTSourceCodeContext: NSObject, Sendable {
  /// The file and the line; nil if unknown.
  public let location: XCTSourceCodeLocation?

  /// Creates an unknown location.
  public override convenience init() { self.init(location: nil) }

  /// Creates a location.
  public init(location: XCTSourceCodeLocation?) {
    self.location = location
    super.init()
  }
}

/// A line of a file.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  /// The file.
  public let fileURL: URL
  /// The line number, from 1.
  public let lineNumber: Int

  /// Creates a location from a file and a line.
  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
    super.init()
  }

  /// Creates a location from the path of a file and a line.
  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  override public var description: String { "\(fileURL.path):\(lineNumber)" }
}
