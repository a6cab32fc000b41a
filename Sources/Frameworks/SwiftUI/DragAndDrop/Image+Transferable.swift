import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

extension Image: Transferable {
  /// A picture as data: a PNG when it goes; any kind that can be read when it comes.
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
