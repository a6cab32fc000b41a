import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

extension Image: Transferable {
  /// Transfers an image as data: exported as PNG, imported from any readable format.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) { image in
      guard let data = await ImageRenderer(content: image).uiImage?.pngData() else {
        throw CocoaError(.fileWriteUnknown)
      }
      return data
    } importing: { data in
      try await Image(transferred: data)
    }
    DataRepresentation(importedContentType: .image) { try await Image(transferred: $0) }
  }

  @MainActor private init(transferred data: Data) throws {
    guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    self.init(uiImage: picture)
  }
}
