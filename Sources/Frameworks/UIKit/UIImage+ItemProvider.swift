import Foundation
import ScrollworkCoreTransferable
import ScrollworkUniformTypeIdentifiers

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }
  /// Pictures.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }
  /// Writes the picture.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
  /// Reads a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }
}
