import Crypto
import Foundation

/// Reads the documents of a folder and its subfolders.
public struct LibraryFolder: Sendable {
  /// The largest file in bytes. A book has about a million characters.
  public static let largestFile = 4 * 1024 * 1024
  /// The extensions of files that are read.
  public static let extensions: Set = ["md", "markdown", "txt"]

  /// Why a file was not read, in a sentence that says what to do.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  private let folder: URL

  public init(_ folder: URL) {
    self.folder = folder
  }

  /// Returns the files, sorted by path. Hidden ones are left out.
  ///
  /// - Throws: `Fault` when it is not a readable folder.
  public func files() throws(Fault) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Fault(description: "\(folder.path) is not a folder. Name one with .md or .txt files in it.")
    }
    guard
      FileManager.default.isReadableFile(atPath: folder.path),
      let found = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { throw Fault(description: "\(folder.path) cannot be read. Check its permissions.") }
    return found.compactMap { $0 as? URL }
      .filter { Self.extensions.contains($0.pathExtension.lowercased()) && !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  /// Returns the document in a file, and a hash of the file.
  ///
  /// - Parameter path: the document's path; that of the file when absent.
  public static func document(at file: URL, path: String? = nil) throws(Fault) -> (LibraryDocument, hash: String) {
    let name = file.lastPathComponent
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
    guard size <= largestFile else {
      throw Fault(
        description: "\(name) has \(size) bytes, more than the limit of \(largestFile). Divide it into smaller files."
      )
    }
    guard let bytes = try? Data(contentsOf: file) else {
      throw Fault(description: "\(name) cannot be read. Check its permissions.")
    }
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw Fault(description: "\(name) is not text in UTF-8. Convert it, for example with iconv -t UTF-8.")
    }
    let document = LibraryDocument(path: path ?? file.standardizedFileURL.path, text: text)
    guard !document.passages.isEmpty else {
      throw Fault(description: "\(name) has no text below its headings. Write some, or leave the file out.")
    }
    let hash = SHA256.hash(data: bytes).map { String($0, radix: 16).leftPadded }.joined()
    return (document, hash)
  }
}

extension String {
  fileprivate var leftPadded: String { count == 1 ? "0\(self)" : self }
}
