import Foundation
import UIKit
import UniformTypeIdentifiers

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

  /// How well a picture is kept. Numbers as in XCTest.
  public enum ImageQuality: Int, Sendable {
    /// Without loss, as a PNG file.
    case original
    /// As a JPEG file.
    case medium
    /// As a small JPEG file.
    case low

    var compression: CGFloat? { self == .original ? nil : self == .medium ? 0.7 : 0.3 }
  }

  /// The file's name without its extension; without a name "attachment".
  public var name: String?
  /// When the file is kept; after a failure unless told otherwise.
  public var lifetime = Lifetime.deleteOnSuccess
  /// What more there is to say; it is not kept.
  public var userInfo: [AnyHashable: Any]?
  /// What kind of data it is, such as "public.png".
  public let uniformTypeIdentifier: String
  let data: Data

  /// Bytes of a kind; without one bytes of any kind.
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

  /// Bytes of any kind.
  public convenience init(data payload: Data) { self.init(payload, .data) }

  /// Bytes of a kind.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// A text.
  public convenience init(string: String) { self.init(Data(string.utf8), .plainText) }

  /// A picture, as a PNG file.
  public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, .png) }

  /// A picture.
  @MainActor public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }

  /// A picture, as a PNG file.
  @MainActor public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// A picture.
  @MainActor public convenience init(image: UIImage, quality: ImageQuality) {
    if let compression = quality.compression {
      self.init(image.jpegData(compressionQuality: compression) ?? Data(), .jpeg)
    } else {
      self.init(image.pngData() ?? Data(), .png)
    }
  }

  /// A file, of the kind that its extension says.
  public convenience init(contentsOfFile url: URL) {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    self.init(contentsOfFile: url, uniformTypeIdentifier: type.identifier)
  }

  /// A file of a kind. One that cannot be read makes the test fail.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: Self.bytes("\(url.path) cannot be attached") { try Data(contentsOf: url) })
  }

  /// What can be kept as a property list; anything else makes the test fail.
  public convenience init(plistObject object: Any) {
    let data = Self.bytes("What is attached is no property list") {
      try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
    self.init(data, .xmlPropertyList)
  }

  /// An object, as an archive.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// An object, as an archive of a kind.
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    let data = Self.bytes("What is attached cannot be archived") {
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

  /// What the file's name ends with.
  var fileExtension: String {
    switch uniformTypeIdentifier {
    case UTType.data.identifier: "dat"
    case UTType.jpeg.identifier: "jpg"
    default: UTType(uniformTypeIdentifier)?.preferredFilenameExtension ?? "dat"
    }
  }
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
