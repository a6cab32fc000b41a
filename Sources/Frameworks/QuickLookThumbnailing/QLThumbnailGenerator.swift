import Foundation
import ScrollworkUIKit

/// Generates thumbnails of files: of images themselves, of all others an icon.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
  /// The shared generator.
  open class var shared: QLThumbnailGenerator { common }
  private static let common = QLThumbnailGenerator()

  /// A request for thumbnails of a file.
  open class Request: NSObject, @unchecked Sendable {
    /// The types of representations.
    public struct RepresentationTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// An icon of the file type.
      public static let icon = RepresentationTypes(rawValue: 1 << 0)
      /// A fast thumbnail.
      public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
      /// A thumbnail.
      public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
      /// All types.
      public static let all = RepresentationTypes(rawValue: .max)
    }

    fileprivate let file: URL
    /// The maximum size in points.
    public let size: CGSize
    /// The scale in pixels per point.
    public let scale: CGFloat
    /// The requested types.
    public let representationTypes: RepresentationTypes
    /// Whether it looks like an icon, with a border.
    open var iconMode = false

    /// Creates a request for a thumbnail of a file.
    public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
      file = url
      self.size = size
      self.scale = scale
      self.representationTypes = representationTypes
    }
  }

  /// Returns the best requested representation.
  open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
    try make(request)
  }

  /// Passes the best requested representation to a handler.
  open func generateBestRepresentation(
    for request: Request,
    completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) {
    Task {
      do { completionHandler(try make(request), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Passes the requested representations to a handler, from the simplest to the best.
  open func generateRepresentations(
    for request: Request,
    update updateHandler: (
      @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
    )? = nil
  ) {
    Task {
      do {
        let types = request.representationTypes
        let icon = try types.contains(.icon) ? make(request, only: .icon) : nil
        if let icon { updateHandler?(icon, .icon, nil) }
        guard types.contains(.thumbnail) || types.contains(.lowQualityThumbnail) else { return }
        let best = try make(request)
        if best.type == .thumbnail { updateHandler?(best, .thumbnail, nil) }
      } catch {
        updateHandler?(nil, .thumbnail, error)
      }
    }
  }

  private func make(
    _ request: Request, only: Request.RepresentationTypes? = nil
  ) throws -> QLThumbnailRepresentation {
    guard FileManager.default.fileExists(atPath: request.file.path) else { throw CocoaError(.fileReadNoSuchFile) }
    let types = only ?? request.representationTypes
    let (size, scale) = (request.size, request.scale > 0 ? request.scale : 1)
    guard size.width > 0, size.height > 0 else { throw CocoaError(.featureUnsupported) }
    if !types.isDisjoint(with: [.thumbnail, .lowQualityThumbnail]),
      let image = UIImage(contentsOfFile: request.file.path), image.size.width > 0, image.size.height > 0
    {
      let fit = min(size.width / image.size.width, size.height / image.size.height)
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let small = CGSize(width: image.size.width * fit, height: image.size.height * fit)
      let made = UIGraphicsImageRenderer(size: small, format: format).image { context in
        image.draw(in: CGRect(origin: .zero, size: small))
        guard request.iconMode else { return }
        UIColor.systemGray3.setStroke()
        context.stroke(CGRect(origin: .zero, size: small))
      }
      return try QLThumbnailRepresentation(.thumbnail, made)
    }
    guard types.contains(.icon) else { throw CocoaError(.featureUnsupported) }
    return try QLThumbnailRepresentation(
      .icon, FileKind(request.file).icon(side: min(size.width, size.height), scale: scale))
  }
}

/// A thumbnail of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// The type of a representation.
  public enum RepresentationType: Int, Sendable {
    /// An icon of the file type.
    case icon = 0
    /// A fast thumbnail.
    case lowQualityThumbnail = 1
    /// A thumbnail.
    case thumbnail = 2
  }

  /// The type.
  public let type: RepresentationType
  /// The image.
  public let uiImage: UIImage

  /// The pixels.
  public let cgImage: CGImage

  init(_ type: RepresentationType, _ image: UIImage) throws {
    // What was drawn has pixels.
    guard let cgImage = image.cgImage else { throw CocoaError(.featureUnsupported) }
    (self.type, uiImage, self.cgImage) = (type, image, cgImage)
  }
}
