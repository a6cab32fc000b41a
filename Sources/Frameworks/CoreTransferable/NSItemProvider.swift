import Foundation
import ScrollworkUniformTypeIdentifiers
import Synchronization

/// The visibility of a provider's data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// Provides an item in several data types. Data is created on request.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The domain of the errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  struct Representation: Sendable {
    let type: UTType
    let load: @Sendable () async throws -> Data
    /// An existing file.
    var file: (@Sendable () async throws -> URL)?
  }

  struct State: Sendable {
    var representations: [Representation] = []
    /// The item itself, for receivers in the same process.
    var value: (any Sendable)?
    var name: String?
  }

  let state = Mutex(State())

  /// Creates an empty provider.
  public override init() { super.init() }

  /// Creates a provider for an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for a file, with the file's name; nil if it is not a file.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    add(Representation(type: type, load: { try Data(contentsOf: fileURL) }, file: { fileURL }))
    add(Representation(type: .fileURL) { Data(fileURL.absoluteString.utf8) })
    state.withLock { $0.value = fileURL }
  }

  /// Creates a provider for a string, a URL or data with a type identifier; empty for other items.
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

  /// The suggested file name, without an extension.
  open var suggestedName: String? {
    get { state.withLock(\.name) }
    set { state.withLock { $0.name = newValue } }
  }

  // MARK: Types

  /// The identifiers of the available types, in order of preference.
  open var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }
  /// The available types, in order of preference.
  public var registeredContentTypes: [UTType] { state.withLock { $0.representations.map(\.type) } }
  /// Returns the available types that conform to a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// Returns whether a type that conforms to another is available.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    hasItem(conformingTo: UTType(importedAs: typeIdentifier))
  }
  package func hasItem(conformingTo type: UTType) -> Bool { registeredContentTypes.contains { $0.conforms(to: type) } }

  // MARK: Registering

  /// Registers data of a type, created on request.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      for: UTType(importedAs: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers data of a type, created on request.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      Representation(type: contentType) {
        try await withCheckedThrowingContinuation { continuation in
          let isAnswered = Mutex(false)
          _ = loadHandler { data, error in
            // Only the first of several answers counts.
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

  /// Registers an object, in the types that it can be written as.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      if let data = object.data(forTypeIdentifier: type) {
        add(Representation(type: UTType(importedAs: type)) { data })
      }
    }
    let value: (any Sendable)? = (object as? NSString)?.description ?? (object as? NSURL).map { $0 as URL }
    if let value { state.withLock { $0.value = value } }
  }

  /// Registers a value, in the types of its transfer representation.
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
