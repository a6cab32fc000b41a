import Foundation

/// Information about a file that does not require opening it.
package struct FileKind {
  package let file: URL
  package let type: UTType
  private let size: Int?

  package init(_ file: URL) {
    self.file = file
    let values = try? file.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey])
    let isFolder = values?.isDirectory ?? false
    type = UTType(filenameExtension: file.pathExtension, conformingTo: isFolder ? .directory : .data) ?? .data
    size = isFolder ? nil : values?.fileSize
  }

  /// Whether the file is displayed as plain text.
  var isText: Bool { type.conforms(to: .text) && !type.conforms(to: .rtf) && !type.conforms(to: .html) }

  /// Its type and size.
  package var words: String {
    let end = file.pathExtension.uppercased()
    let kind = type.localizedDescription ?? (end.isEmpty ? "Document" : "\(end) document")
    let first = kind.prefix(1).uppercased() + kind.dropFirst()
    guard let size else { return first }
    return "\(first)\n\(Int64(size).formatted(.byteCount(style: .file)))"
  }

  /// Returns an icon: a sheet of paper with the file's extension.
  package func icon(side: CGFloat, scale: CGFloat = 0) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let sheet = CGRect(x: side * 0.14, y: 0, width: side * 0.72, height: side).insetBy(dx: 1, dy: 1)
      let paper = UIBezierPath(roundedRect: sheet, cornerRadius: side * 0.06)
      UIColor.white.setFill()
      paper.fill()
      UIColor.systemGray3.setStroke()
      paper.stroke()
      let text = NSAttributedString(
        string: String(file.pathExtension.uppercased().prefix(5)),
        attributes: [.font: UIFont.boldSystemFont(ofSize: side * 0.16), .foregroundColor: UIColor.systemGray])
      let words = text.size()
      text.draw(at: CGPoint(x: (side - words.width) / 2, y: (side - words.height) / 2))
    }
  }
}
