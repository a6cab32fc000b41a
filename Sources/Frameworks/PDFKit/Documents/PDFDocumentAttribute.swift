import Foundation

/// An attribute of a document; as a dictionary key it equals its name.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

  /// The title: a string.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// The author: a string.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// The subject: a string.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// The creator application: a string.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// The producer of the PDF: a string.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// The creation date: a `Date`.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// The modification date: a `Date`.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// The keywords: an array of strings.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// An option for writing a document.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

  /// The owner password: a string. Caveat: encryption is not supported; a document with it is not written.
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
  /// The user password: a string. Caveat: encryption is not supported; a document with it is not written.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
  /// The permissions without the owner password. Caveat: encryption is not supported; a document with it is not
  /// written.
  public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Whether annotations become part of their pages. Caveat: they always do in a changed document.
  public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Whether recognized text of images is written. Caveat: none is recognized.
  public static let saveTextFromOCROption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Whether images are compressed. Caveat: they are not.
  public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Whether images are downsampled for the screen. Caveat: they are not.
  public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

/// The permissions of a password.
public enum PDFDocumentPermissions: Int, Sendable {
  /// None: it is wrong.
  case none = 0
  /// Those of a user.
  case user = 1
  /// Those of the owner.
  case owner = 2
}

/// The access permissions of a document.
public struct PDFAccessPermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Printing in low quality.
  public static let allowsLowQualityPrinting = PDFAccessPermissions(rawValue: 1)
  /// Printing.
  public static let allowsHighQualityPrinting = PDFAccessPermissions(rawValue: 1 << 1)
  /// Changes.
  public static let allowsDocumentChanges = PDFAccessPermissions(rawValue: 1 << 2)
  /// Adding, removing and rotating pages.
  public static let allowsDocumentAssembly = PDFAccessPermissions(rawValue: 1 << 3)
  /// Copying content.
  public static let allowsContentCopying = PDFAccessPermissions(rawValue: 1 << 4)
  /// Accessibility.
  public static let allowsContentAccessibility = PDFAccessPermissions(rawValue: 1 << 5)
  /// Adding annotations.
  public static let allowsCommenting = PDFAccessPermissions(rawValue: 1 << 6)
  /// Filling in forms.
  public static let allowsFormFieldEntry = PDFAccessPermissions(rawValue: 1 << 7)
}
