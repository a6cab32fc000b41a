import Foundation

/// An item to preview.
public protocol QLPreviewItem {
  /// The file; nil while there is none.
  var previewItemURL: URL? { get }
  /// The title; nil for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nil: the file's name is shown.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}
