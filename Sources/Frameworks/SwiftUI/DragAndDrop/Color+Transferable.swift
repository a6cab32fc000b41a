import Foundation
import ScrollworkCoreTransferable
import ScrollworkUniformTypeIdentifiers

extension Color: Transferable {
  /// A colour as its components. One that depends on what is around it goes as what it is where nothing is said, on light ground.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(importedAs: "com.apple.uikit.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Resolved.self, from: data))
    }
  }
}
