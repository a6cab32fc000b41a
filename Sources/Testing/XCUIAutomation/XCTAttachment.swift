import Foundation
import UIKit

/// A file that is kept with a test: in the folder that the environment variable `SCROLLWORK_ARTIFACTS` names, else in
/// `.build/test-attachments` of the current folder; below it one folder for each test.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// When the file is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways
    /// If the test fails.
    case deleteOnSuccess
  }

  /// The file's name without its extension; without a name "attachment".
  public var name: String?
  /// When the file is kept; after a failure unless told otherwise.
  public var lifetime = Lifetime.deleteOnSuccess
  let data: Data
  let fileExtension: String

  private init(_ data: Data, _ fileExtension: String, name: String? = nil) {
    self.data = data
    self.fileExtension = fileExtension
    self.name = name
    super.init()
  }

  /// A picture, as a PNG file.
  public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "png") }

  /// A picture, as a PNG file.
  @MainActor public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }

  /// A text.
  public convenience init(string: String) { self.init(Data(string.utf8), "txt") }

  /// Bytes of any kind.
  public convenience init(data: Data) { self.init(data, "dat") }
}

/// Where attachments are written.
enum AttachmentStore {
  static var folder: URL {
    let environment = ProcessInfo.processInfo.environment["SCROLLWORK_ARTIFACTS"]
    return URL(fileURLWithPath: environment ?? ".build/test-attachments", isDirectory: true)
  }

  /// Writes the attachments of a test that has ended; several of one name are numbered.
  static func keep(_ attachments: [XCTAttachment], of test: String, hasFailed: Bool) {
    let kept = attachments.filter { hasFailed || $0.lifetime == .keepAlways }
    guard !kept.isEmpty else { return }
    let folder = folder.appendingPathComponent(fileName(test), isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var used: [String: Int] = [:]
      for attachment in kept {
        let name = fileName(attachment.name ?? "attachment")
        let number = used[name, default: 0] + 1
        used[name] = number
        let file = folder.appendingPathComponent(
          "\(name)\(number == 1 ? "" : " \(number)").\(attachment.fileExtension)")
        try attachment.data.write(to: file)
        print("Attachment: \(file.path)")
      }
    } catch {
      FileHandle.standardError.write(Data("The attachments of \(test) could not be written: \(error)\n".utf8))
    }
  }

  private static func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "_" })
  }
}
