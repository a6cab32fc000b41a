import Foundation
import ScrollworkUIKit

/// A part of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed, with what is cut off.
  case bleedBox = 2
  /// What is left of the paper.
  case trimBox = 3
  /// What matters to the author.
  case artBox = 4
}

/// What a view shows of a document.
public enum PDFDisplayMode: Int, Sendable {
  /// A page.
  case singlePage = 0
  /// All pages, one after the other.
  case singlePageContinuous = 1
  /// Two pages side by side.
  case twoUp = 2
  /// All pages, two side by side.
  case twoUpContinuous = 3
}

/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable {
  /// Below.
  case vertical = 0
  /// Beside.
  case horizontal = 1
}

/// How pictures of pages are drawn that are not shown at their size. Caveat: it makes no difference.
public enum PDFInterpolationQuality: Int, Sendable {
  /// As squares.
  case none = 0
  /// Mixed.
  case low = 1
  /// Mixed well.
  case high = 2
}

/// What is at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A page.
  public static let pageArea = PDFAreaOfInterest(rawValue: 1)
  /// Text.
  public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
  /// Something that was added to a page.
  public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
  /// A link.
  public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
  /// A button of a form.
  public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
  /// A text of a form.
  public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
  /// The sign of a note.
  public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
  /// The window of a note.
  public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
  /// A picture. Caveat: it is not recognized.
  public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
  /// Anything.
  public static let anyArea = PDFAreaOfInterest(rawValue: .max)
}
