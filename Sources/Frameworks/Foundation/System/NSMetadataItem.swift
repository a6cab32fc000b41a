import Foundation

/// A file that a query has found. Here none ever is; one that an app creates has no attributes.
open class NSMetadataItem: NSObject {
  /// Creates an item without attributes.
  public override init() {}

  /// The names of the attributes: none.
  open var attributes: [String] { [] }
  /// Returns the value of an attribute: nil.
  open func value(forAttribute key: String) -> Any? { nil }
  /// Returns the values of attributes: none.
  open func values(forAttributes keys: [String]) -> [String: Any]? { [:] }
}

/// A value of an attribute, with the number of results that have it. Queries have none here.
open class NSMetadataQueryAttributeValueTuple: NSObject {
  /// The attribute: empty.
  open var attribute: String { "" }
  /// The value: nil.
  open var value: Any? { nil }
  /// The number of results: 0.
  open var count: Int { 0 }
}

/// The results with one value of an attribute. Queries have none here.
open class NSMetadataQueryResultGroup: NSObject {
  /// The attribute: empty.
  open var attribute: String { "" }
  /// The value: an empty string.
  open var value: Any { "" }
  /// The groups by the next attribute: nil.
  open var subgroups: [NSMetadataQueryResultGroup]? { nil }
  /// The number of results: 0.
  open var resultCount: Int { 0 }
  /// The results: none.
  open var results: [Any] { [] }
  /// Returns an empty item: no index has a result.
  open func result(at idx: Int) -> Any { NSMetadataItem() }
}

/// The file's name.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The name that people see.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The URL.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The size in bytes.
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
/// The date of creation.
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
/// The date of the last change of the content.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// The type's identifier.
public let NSMetadataItemContentTypeKey = "kMDItemContentType"
/// The identifiers of the type and of those that it conforms to.
public let NSMetadataItemContentTypeTreeKey = "kMDItemContentTypeTree"
/// Whether the file is in iCloud.
public let NSMetadataItemIsUbiquitousKey = "NSMetadataItemIsUbiquitousKey"

/// Whether there are conflicts.
public let NSMetadataUbiquitousItemHasUnresolvedConflictsKey = "NSMetadataUbiquitousItemHasUnresolvedConflictsKey"
/// How much of the content is on this phone: one of three constants.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
/// The content is not on this phone.
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"
/// An older version of the content is on this phone.
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
/// The newest version of the content is on this phone.
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
/// Whether the content is being downloaded.
public let NSMetadataUbiquitousItemIsDownloadingKey = "NSMetadataUbiquitousItemIsDownloadingKey"
/// Whether the content was uploaded.
public let NSMetadataUbiquitousItemIsUploadedKey = "NSMetadataUbiquitousItemIsUploadedKey"
/// Whether the content is being uploaded.
public let NSMetadataUbiquitousItemIsUploadingKey = "NSMetadataUbiquitousItemIsUploadingKey"
/// The downloaded part in percent.
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
/// The uploaded part in percent.
public let NSMetadataUbiquitousItemPercentUploadedKey = "NSMetadataUbiquitousItemPercentUploadedKey"
/// The error of the last download.
public let NSMetadataUbiquitousItemDownloadingErrorKey = "NSMetadataUbiquitousItemDownloadingErrorKey"
/// The error of the last upload.
public let NSMetadataUbiquitousItemUploadingErrorKey = "NSMetadataUbiquitousItemUploadingErrorKey"
/// Whether a download was requested.
public let NSMetadataUbiquitousItemDownloadRequestedKey = "NSMetadataUbiquitousItemDownloadRequestedKey"
/// Whether the file is in another app's container.
public let NSMetadataUbiquitousItemIsExternalDocumentKey = "NSMetadataUbiquitousItemIsExternalDocumentKey"
/// The name of the container that people see.
public let NSMetadataUbiquitousItemContainerDisplayNameKey = "NSMetadataUbiquitousItemContainerDisplayNameKey"
/// The URL in the app's own container.
public let NSMetadataUbiquitousItemURLInLocalContainerKey = "NSMetadataUbiquitousItemURLInLocalContainerKey"
/// Whether the file is shared.
public let NSMetadataUbiquitousItemIsSharedKey = "NSMetadataUbiquitousItemIsSharedKey"
