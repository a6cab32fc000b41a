import Foundation
import Typesetting

/// The font files that text is measured with, for the browser to draw it with.
struct FontFiles: Sendable {
  /// An app may add more while it runs; the numbers of existing ones stay.
  private var files: [FontFile] { FontLibrary.faces }

  /// Returns one `@font-face` per file. The browser fetches those that a page uses; until then it draws nothing rather
  /// than another font.
  func styleSheet(token: String) -> String {
    files.enumerated().map { index, file in
      """
      @font-face { font-family: "\(file.family)"; font-weight: \(file.weight); \
      font-style: \(file.isItalic ? "italic" : "normal"); font-display: block; \
      src: url("/font/\(index)?token=\(token)") }

      """
    }.joined()
  }

  /// Returns the file with a running number; nil if there is none or it cannot be read.
  func contents(named name: String) -> (data: Data, mediaType: String)? {
    guard let index = Int(name), files.indices.contains(index) else { return nil }
    let file = files[index]
    return file.contents.map { ($0, file.path.hasSuffix(".otf") ? "font/otf" : "font/ttf") }
  }
}
