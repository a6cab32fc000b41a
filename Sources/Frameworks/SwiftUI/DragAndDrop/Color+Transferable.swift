import Foundation
import ScrollworkCoreTransferable
import ScrollworkUniformTypeIdentifiers

extension Color: Transferable {
  /// Transfers a colour as its components. A colour that depends on its environment is resolved in the default one, on
  /// a light background.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(importedAs: "com.apple.uikit.color")) { color in
      try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
    } importing: { data in
      Color(try JSONDecoder().decode(Resolved.self, from: data))
    }
  }
}
