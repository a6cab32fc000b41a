import Foundation

/// What a document says of itself; in a dictionary it is the same key as its name.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

  /// What it is called: a text.
  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  /// Who wrote it: a text.
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  /// What it is about: a text.
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  /// What it was written with: a text.
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  /// What made a PDF of it: a text.
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  /// When it was made: a `Date`.
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  /// When it was changed: a `Date`.
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  /// Words that it is found by: an array of texts.
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

  /// Who knows it may do everything: a text. Caveat: nothing is encrypted here; a document is not written with it.
  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
  /// Who knows it may read: a text. Caveat: nothing is encrypted here; a document is not written with it.
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
  /// What those may do who know no owner's password. Caveat: nothing is encrypted here; a document is not written with it.
  public static let accessPermissionsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentAccessPermissionsOption")
  /// Annotations become a part of their pages. Caveat: they always do where a document was changed.
  public static let burnInAnnotationsOption = PDFDocumentWriteOption(rawValue: "PDFDocumentBurnInAnnotationsOption")
  /// Text that is recognized in pictures is written too. Caveat: none is recognized.
  public static let saveTextFromOCROption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveTextFromOCROption")
  /// Pictures lose some of their quality. Caveat: they do not.
  public static let saveImagesAsJPEGOption = PDFDocumentWriteOption(rawValue: "PDFDocumentSaveImagesAsJPEGOption")
  /// Pictures have as many pixels as screens show. Caveat: they keep theirs.
  public static let optimizeImagesForScreenOption = PDFDocumentWriteOption(
    rawValue: "PDFDocumentOptimizeImagesForScreenOption")
}

/// What a password that was given allows.
public enum PDFDocumentPermissions: Int, Sendable {
  /// Nothing: it is another one.
  case none = 0
  /// What its author lets readers do.
  case user = 1
  /// Everything.
  case owner = 2
}

/// What its author lets readers do with a document.
public struct PDFAccessPermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Print it so that it cannot be copied from paper.
  public static let allowsLowQualityPrinting = PDFAccessPermissions(rawValue: 1)
  /// Print it.
  public static let allowsHighQualityPrinting = PDFAccessPermissions(rawValue: 1 << 1)
  /// Change it.
  public static let allowsDocumentChanges = PDFAccessPermissions(rawValue: 1 << 2)
  /// Add, remove and turn pages.
  public static let allowsDocumentAssembly = PDFAccessPermissions(rawValue: 1 << 3)
  /// Copy parts of it.
  public static let allowsContentCopying = PDFAccessPermissions(rawValue: 1 << 4)
  /// Have it read aloud.
  public static let allowsContentAccessibility = PDFAccessPermissions(rawValue: 1 << 5)
  /// Add annotations.
  public static let allowsCommenting = PDFAccessPermissions(rawValue: 1 << 6)
  /// Fill its forms.
  public static let allowsFormFieldEntry = PDFAccessPermissions(rawValue: 1 << 7)
}
