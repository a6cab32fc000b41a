import Foundation
import ScrollworkUniformTypeIdentifiers
import Synchronization

/// Who may have what a provider has.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Something that is handed over, in the kinds of data it can be had as. It is made when somebody asks for it.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  struct Representation: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
    /// A file that is there already.
    var file: (@Sendable () async throws -> URL)?
  }

  struct State: Sendable {
    var representations: [Representation] = []
    /// What is handed over, for those in the same process.
    var value: (any Sendable)?
    var name: String?
  }

  let state = Mutex(State())

  /// A provider of nothing yet.
  public override init() { super.init() }

  /// A provider of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a file; nil for what is no file. It is named as the file is.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(Representation(type: type, load: { try Data(contentsOf: fileURL) }, file: { fileURL }))
    add(Representation(type: .fileURL) { Data(fileURL.absoluteString.utf8) })
    state.withLock { $0.value = fileURL }
  }

  /// A provider of a text, an address or data under the name of a type; of nothing for other items.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let data: Data? =
      switch item {
      case let text as NSString: Data(text.description.utf8)
      case let url as NSURL: Data(url.absoluteString.utf8)
      case let data as NSData: Data(referencing: data)
      default: nil
      }
    if let data, let typeIdentifier {
      add(Representation(type: UTType(importedAs: typeIdentifier)) { data })
    }
  }

  func add(_ representation: Representation) { state.withLock { $0.representations.append(representation) } }

  /// What a file of it would be called, without an ending.
  open var suggestedName: String? {
    get { state.withLock(\.name) }
    set { state.withLock { $0.name = newValue } }
  }

  // MARK: Types

  /// The names of the types of data that it can be had as, the preferred first.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }
  /// The types of data that it can be had as, the preferred first.
  public var registeredContentTypes: [UTType] { state.withLock { $0.representations.map(\.type) } }
  /// Those of its types that are of a kind.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// It can be had as a type of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasItem(conformingTo: UTType(importedAs: typeIdentifier))
  }
  package func hasItem(conformingTo type: UTType) -> Bool { registeredContentTypes.contains { $0.conforms(to: type) } }

  // MARK: Registering

  /// Data of a type, made when somebody asks for it.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      for: UTType(importedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Data of a type, made when somebody asks for it.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(type: contentType) {
        try await withCheckedThrowingContinuation { continuation in
          let isAnswered = Mutex(false)
          _ = loadHandler { data, error in
            // An app that answers twice is heard once.
            guard
              isAnswered.withLock({ answered in
                defer { answered = true }; return !answered
              })
            else { return }
            if let data {
              continuation.resume(returning: data)
            } else {
              continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
            }
          }
        }
      })
  }

  /// An object, in the types that it can be written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      if let data = object.data(forTypeIdentifier: type) {
        add(Representation(type: UTType(importedAs: type)) { data })
      }
    }
    let value: (any Sendable)? = (object as? NSString)?.description ?? (object as? NSURL).map { $0 as URL }
    if let value { state.withLock { $0.value = value } }
  }

  /// A value, in the types that it is handed over as.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = transferable()
    for channel in T.channels {
      guard let type = channel.exportType, let export = channel.export, channel.condition?(value) != false else {
        continue
      }
      if let name = channel.fileName?(value) { suggestedName = name }
      var representation = Representation(type: type) { try await export(value) }
      if let file = channel.exportFile { representation.file = { try await file(value).file } }
      add(representation)
    }
    if let url = value as? URL, url.isFileURL { add(Representation(type: .fileURL) { Data(url.absoluteString.utf8) }) }
    state.withLock { $0.value = value }
  }
}
