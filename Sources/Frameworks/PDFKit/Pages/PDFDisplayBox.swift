import Foundation
import ScrollworkUIKit

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The medium.
  case mediaBox = 0
  /// The visible part.
  case cropBox = 1
  /// The printed part, with the bleed.
  case bleedBox = 2
  /// The trimmed part.
  case trimBox = 3
  /// The meaningful part for the author.
  case artBox = 4
}

/// The display mode of a view.
public enum PDFDisplayMode: Int, Sendable {
  /// A single page.
  case singlePage = 0
  /// All pages, continuously.
  case singlePageContinuous = 1
  /// Two pages side by side.
  case twoUp = 2
  /// All pages continuously, two side by side.
  case twoUpContinuous = 3
}

/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal.
  case horizontal = 1
}

/// The interpolation of scaled pages. Caveat: has no effect.
public enum PDFInterpolationQuality: Int, Sendable {
  /// None.
  case none = 0
  /// Low.
  case low = 1
  /// High.
  case high = 2
}

/// The areas at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A page.
  public static let pageArea = PDFAreaOfInterest(rawValue: 1)
  /// Text.
  public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
  /// An annotation.
  public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
  /// A link.
  public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
  /// A button of a form.
  public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
  /// A text field of a form.
  public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
  /// The icon of a note.
  public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
  /// The popup of a note.
  public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
  /// An image. Caveat: it is not recognized.
  public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
  /// Anything.
  public static let anyArea = PDFAreaOfInterest(rawValue: .max)
}
