import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The images of a resource folder `NAME.atlas`, or of a sprite atlas in an asset catalog.
open class SKTextureAtlas: NSObject {
  private let images: [String: UIImage]

  private init(images: [String: UIImage]) { self.images = images }

  /// Creates an atlas by name. Caveat: one of a catalog lists no names.
  public convenience init(named name: String) {
    var images: [String: UIImage] = [:]
    for file in Self.files(in: name) {
      if let image = Self.image(file) { images[Self.name(of: file)] = image }
    }
    self.init(images: images)
  }

  /// Creates an atlas from a dictionary of `UIImage`s, or paths of files.
  public convenience init(dictionary properties: [String: Any]) {
    self.init(
      images: properties.compactMapValues { $0 as? UIImage ?? ($0 as? String).flatMap { UIImage(contentsOfFile: $0) } })
  }

  /// The names of all textures, sorted.
  open var textureNames: [String] { images.keys.sorted() }

  /// Returns a texture by the name of its image, with or without the extension.
  open func textureNamed(_ name: String) -> SKTexture {
    let plain = (name as NSString).deletingPathExtension
    guard let image = images[name] ?? images[plain] else { return SKTexture(imageNamed: name) }
    return SKTexture(image: image)
  }

  /// Calls the handler soon: images are read when an atlas is created.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) { DispatchQueue.main.async(execute: completionHandler) }
  /// Calls the handler soon: images are read when an atlas is created.
  open func preload(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: completionHandler)
  }

  /// Returns an image of any resource atlas.
  static func image(named name: String) -> UIImage? {
    let plain = (name as NSString).deletingPathExtension
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: Bundle.main.resourcePath ?? "")) ?? []
    for folder in folders.sorted() where folder.hasSuffix(".atlas") {
      if let file = files(in: String(folder.dropLast(6))).first(where: { self.name(of: $0) == plain }) {
        return image(file)
      }
    }
    return nil
  }

  /// Returns the name without the extension and scale.
  private static func name(of file: URL) -> String {
    let name = file.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@2x") || name.hasSuffix("@3x") ? String(name.dropLast(3)) : name
  }

  private static func image(_ file: URL) -> UIImage? {
    let name = file.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    return (try? Data(contentsOf: file)).flatMap { UIImage(data: $0, scale: scale) }
  }

  private static func files(in atlas: String) -> [URL] {
    guard let folder = Bundle.main.url(forResource: atlas, withExtension: "atlas") else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }
}
