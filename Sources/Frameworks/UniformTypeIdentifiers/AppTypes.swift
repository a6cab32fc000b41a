import Foundation
import Synchronization

/// The types that the app's Info.plist declares.
struct AppTypes: Sendable {
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The types that have a tag, by its class and the tag.
  private(set) var byTag: [String: [String]] = [:]

  /// Those of the app of this process, which are read again for another app.
  static var current: AppTypes {
    let app = "\(Bundle.main.bundleIdentifier ?? "") \(Bundle.main.resourcePath ?? "")"
    return known.withLock { known in
      if known?.app != app {
        let lists = ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"].map {
          Bundle.main.object(forInfoDictionaryKey: $0) as? [[String: Any]] ?? []
        }
        known = (app, AppTypes(lists.flatMap(\.self)))
      }
      return known?.types ?? AppTypes([])
    }
  }

  private static let known = Mutex<(app: String, types: AppTypes)?>(nil)

  /// Reads declarations in the form of an Info.plist; later ones replace earlier ones.
  init(_ declarations: [[String: Any]]) {
    func words(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
    for declaration in declarations {
      guard let identifier = declaration["UTTypeIdentifier"] as? String else { continue }
      let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
      types[identifier] = TypeDeclaration(
        parents: words(declaration["UTTypeConformsTo"]),
        extensions: words(tags["public.filename-extension"]).map { $0.lowercased() },
        mimeTypes: words(tags["public.mime-type"]).map { $0.lowercased() },
        name: declaration["UTTypeDescription"] as? String)
    }
    for (identifier, type) in types.sorted(by: { $0.key < $1.key }) {
      for tag in type.extensions { byTag["public.filename-extension \(tag)", default: []].append(identifier) }
      for tag in type.mimeTypes { byTag["public.mime-type \(tag)", default: []].append(identifier) }
    }
  }
}

extension TypeDeclaration {
  /// Returns the declaration of a type by the system or the app; nil if there is none.
  static func declared(_ identifier: String) -> TypeDeclaration? {
    system[identifier] ?? AppTypes.current.types[identifier]
  }
}
