import Foundation
import UIKit
import UniformTypeIdentifiers

/// A file kept with a test, in the folder named by the environment variable `SCROLLWORK_ARTIFACTS`, otherwise in
/// `.build/test-attachments` of the current folder, with one subfolder per test.
public final class XCTAttachment: NSObject, @unchecked Sendable {
  /// When the file is kept.
  public enum Lifetime: Int, Sendable {
    /// Always.
    case keepAlways
    /// If the test fails.
    case deleteOnSuccess
  }

  /// The quality of an image. Numbers as in XCTest.
  public enum ImageQuality: Int, Sendable {
    /// Lossless, as a PNG file.
    case original
    /// As a JPEG file.
    case medium
    /// As a small JPEG file.
    case low

    var compression: CGFloat? { self == .original ? nil : self == .medium ? 0.7 : 0.3 }
  }

  /// The file's name without its extension; "attachment" by default.
  public var name: String?
  /// When the file is kept; by default after a failure.
  public var lifetime = Lifetime.deleteOnSuccess
  /// Additional information; it is not stored.
  public var userInfo: [AnyHashable: Any]?
  /// The type of the data, such as "public.png".
  public let uniformTypeIdentifier: String
  let data: Data

  /// Creates an attachment from data of a type; by default any type.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
    data = payload ?? Data()
    super.init()
  }

  private convenience init(_ data: Data, _ type: UTType, name: String? = nil) {
    self.init(uniformTypeIdentifier: type.identifier, name: name, payload: data)
  }

  /// Creates an attachment from data of any type.
  public convenience init(data payload: Data) { self.init(payload, .data) }

  /// Creates an attachment from data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment from a text.
  public convenience init(string: String) { self.init(Data(string.utf8), .plainText) }

  /// Creates an attachment from an image, as a PNG file.
  public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, .png) }

  /// Creates an attachment from an image.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }

  /// Creates an attachment from an image, as a PNG file.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Creates an attachment from an image.
  public convenience init(image: UIImage, quality: ImageQuality) {
    if let compression = quality.compression {
      self.init(image.jpegData(compressionQuality: compression) ?? Data(), .jpeg)
    } else {
      self.init(image.pngData() ?? Data(), .png)
    }
  }

  /// Creates an attachment from a file, with the type of its extension.
  public convenience init(contentsOfFile url: URL) {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    self.init(contentsOfFile: url, uniformTypeIdentifier: type.identifier)
  }

  /// Creates an attachment from a file of a type. A file that cannot be read fails the test.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: Self.bytes("\(url.path) cannot be attached") { try Data(contentsOf: url) })
  }

  /// Creates an attachment from a property list; any other object fails the test.
  public convenience init(plistObject object: Any) {
    let data = Self.bytes("The attachment is not a property list") {
      try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
    self.init(data, .xmlPropertyList)
  }

  /// Creates an attachment from an archived object.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// Creates an attachment from an archived object, with a type.
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    let data = Self.bytes("The attachment cannot be archived") {
      try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    }
    self.init(data: data, uniformTypeIdentifier: identifier)
  }

  private static func bytes(_ problem: String, _ make: () throws -> Data) -> Data {
    do { return try make() } catch {
      SimulatorTestCase.fail("\(problem): \(error)")
      return Data()
    }
  }

  /// The file name extension.
  var fileExtension: String {
    switch uniformTypeIdentifier {
    case UTType.data.identifier: "dat"
    case UTType.jpeg.identifier: "jpg"
    default: UTType(uniformTypeIdentifier)?.preferredFilenameExtension ?? "dat"
    }
  }
}

/// Writes attachments.
enum AttachmentStore {
  static var folder: URL {
    let environment = ProcessInfo.processInfo.environment["SCROLLWORK_ARTIFACTS"]
    return URL(fileURLWithPath: environment ?? ".build/test-attachments", isDirectory: true)
  }

  /// Writes the attachments of a test that has ended; duplicates are numbered.
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
        let suffix = ".\(attachment.fileExtension)"
        let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        let file = folder.appendingPathComponent("\(stem)\(number == 1 ? "" : " \(number)")\(suffix)")
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
