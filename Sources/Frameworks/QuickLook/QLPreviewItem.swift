import Foundation

/// Something that can be previewed.
public protocol QLPreviewItem {
  /// The file; nil while there is none.
  var previewItemURL: URL? { get }
  /// What it is called in place of the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Nothing: the file's name is shown.
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
