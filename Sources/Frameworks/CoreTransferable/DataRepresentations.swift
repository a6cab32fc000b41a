import Foundation
import ScrollworkCombine
import ScrollworkUniformTypeIdentifiers

/// A representation that is not composed of others.
public protocol _ChannelRepresentation: TransferRepresentation where Body == Never {
  /// The channels, each a `_TransferChannel<Item>`.
  var _own: [any _AnyTransferChannel] { get }
}

extension _ChannelRepresentation {
  /// Not called: there is no body.
  public var body: Never { fatalError("The body of a built-in representation is not asked for.") }
  public func _channels() -> [any _AnyTransferChannel] { _own }
}

/// Transfers values as data that the app creates.
public struct DataRepresentation<Item: Transferable>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// Creates a representation for import and export.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    channel.exportType = contentType
    channel.importType = contentType
    channel.export = exporting
    channel.take = importing
  }

  /// Creates a representation for export.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    channel.exportType = exportedContentType
    channel.export = exporting
  }

  /// Creates a representation for import.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    channel.importType = importedContentType
    channel.take = importing
  }
}

/// Transfers encoded values, by default as JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// Creates a representation with the app's coders.
  public init(contentType: UTType, encoder: Encoder, decoder: Decoder)
  where
    Encoder: Sendable & TopLevelEncoder, Encoder.Output == Data, Decoder: Sendable & TopLevelDecoder,
    Decoder.Input == Data
  {
    channel.exportType = contentType
    channel.importType = contentType
    channel.export = { try encoder.encode($0) }
    channel.take = { try decoder.decode(Item.self, from: $0) }
  }

  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    channel.exportType = contentType
    channel.importType = contentType
    channel.export = { try JSONEncoder().encode($0) }
    channel.take = { try JSONDecoder().decode(Item.self, from: $0) }
  }
}

/// Transfers values as files.
public struct FileRepresentation<Item: Transferable>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// Creates a representation for import and export.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    channel.exportType = contentType
    channel.importType = contentType
    send(exporting)
    receive(contentType, importing)
  }

  /// Creates a representation for export.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    channel.exportType = exportedContentType
    send(exporting)
  }

  /// Creates a representation for import.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    channel.importType = importedContentType
    receive(importedContentType, importing)
  }

  private mutating func send(_ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {
    channel.exportFile = exporting
    channel.export = { try Data(contentsOf: try await exporting($0).file) }
  }

  private mutating func receive(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    channel.takeFile = importing
    channel.take = { data in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("item", conformingTo: type)
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file to transfer.
public struct SentTransferredFile: Sendable {
  /// The location.
  public let file: URL
  /// Whether the receiver may access the original instead of a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a file to transfer.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A received file. It is removed at the end of the import, unless it is the original.
public struct ReceivedTransferredFile: Sendable {
  /// The location.
  public let file: URL
  /// Whether it is the original instead of a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Transfers values as another transferable type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: _ChannelRepresentation {
  private var channels: [_TransferChannel<Item>]
  public var _own: [any _AnyTransferChannel] { channels }

  /// Creates a representation for import and export.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    channels = ProxyRepresentation.channels.map { $0.carrying(exporting, importing) }
  }

  /// Creates a representation for export.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    channels = ProxyRepresentation.channels.map { $0.carrying(exporting, nil) }
  }

  /// Creates a representation for export.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    channels = ProxyRepresentation.channels.map { $0.carrying({ try exporting($0) }, nil) }
  }

  /// Creates a representation for import.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    channels = ProxyRepresentation.channels.map { $0.carrying(nil, importing) }
  }
}
