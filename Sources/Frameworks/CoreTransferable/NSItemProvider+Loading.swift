import Foundation
import ScrollworkUniformTypeIdentifiers

extension NSItemProvider {
  /// The code of an error.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }

  private func representation(conformingTo type: UTType) -> Representation? {
    state.withLock { $0.representations.first { $0.type.conforms(to: type) } }
  }

  private func data(conformingTo type: UTType) async throws -> Data {
    guard let found = representation(conformingTo: type) else { throw Self.error(.itemUnavailableError) }
    return try await found.load()
  }

  private func answer<T: Sendable>(
    _ load: @escaping @Sendable () async throws -> T, _ completion: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do { completion(.success(try await load())) } catch { completion(.failure(error)) }
      progress.completedUnitCount = 1
    }
    return progress
  }

  // MARK: Data

  /// Loads data of a type; the handler may be called on any thread.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: UTType(importedAs: typeIdentifier), completionHandler: completionHandler)
  }

  /// Loads data of a type; the handler may be called on any thread.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    answer({ try await self.data(conformingTo: contentType) }) { result in
      switch result {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads a file of a type, which is removed when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(importedAs: typeIdentifier)
    return answer({ try await self.file(conformingTo: type) }) { result in
      switch result {
      case .success(let file):
        completionHandler(file, nil)
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Loads a file of a type. The handler receives a copy and, since it is one, false; the copy remains.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(
      for: UTType(importedAs: typeIdentifier), openInPlace: true, completionHandler: completionHandler)
  }

  /// Loads a file of a type. The handler receives a copy and, since it is one, false; without `openInPlace` the copy is
  /// removed when the handler returns.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    answer({ try await self.file(conformingTo: contentType) }) { result in
      switch result {
      case .success(let file):
        completionHandler(file, false, nil)
        if !openInPlace { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Writes the data of a type to a file alone in a new folder.
  private func file(conformingTo type: UTType) async throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let data = try await data(conformingTo: type)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(
      suggestedName ?? "item", conformingTo: representation(conformingTo: type)?.type ?? type)
    try data.write(to: file)
    return file
  }

  /// Loads an item of a type: a string, a URL or data. The handler may be called on any thread.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let type = UTType(importedAs: typeIdentifier)
    let found = representation(conformingTo: type)?.type ?? type
    loadDataRepresentation(for: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let text = String(decoding: data, as: UTF8.self)
      if found.conforms(to: .url), let url = URL(string: text) { return completionHandler(url as NSURL, nil) }
      if found.conforms(to: .plainText) { return completionHandler(text as NSString, nil) }
      completionHandler(data as NSData, nil)
    }
  }

  // MARK: Objects

  /// Returns whether an object of a class can be loaded.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Returns whether a string or a URL can be loaded.
  public func canLoadObject<T: _ObjectiveCBridgeable & SendableMetatype>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads an object of a class; the handler may be called on any thread.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider
    let type = types.first(where: hasItemConformingToTypeIdentifier) ?? ""
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads a string or a URL; the handler may be called on any thread.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler((object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  // MARK: Values

  /// Returns a value of the type, if it is transferred within this process.
  package func value<T: Transferable>(_ type: T.Type) -> T? { state.withLock(\.value) as? T }

  /// Returns whether a value of the type can be loaded.
  package func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    value(type) != nil || T.importedContentTypes().contains(where: hasItem(conformingTo:))
  }

  package func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
    if let value = value(type) { return value }
    for channel in T.channels {
      guard let wanted = channel.importType, let take = channel.take,
        let found = representation(conformingTo: wanted)
      else { continue }
      if let takeFile = channel.takeFile, let file = found.file {
        return try await takeFile(ReceivedTransferredFile(file: try await file(), isOriginalFile: false))
      }
      return try await take(try await found.load())
    }
    throw Self.error(.itemUnavailableError)
  }

  /// Loads a transferable value; the handler may be called on any thread.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    answer({ try await self.transferable(transferableType) }, completionHandler)
  }
}
