import Foundation
import ScrollworkCombine
import ScrollworkUniformTypeIdentifiers

/// A representation that is not put together from others.
public protocol _ChannelRepresentation: TransferRepresentation where Body == Never {
  /// Each a `_TransferChannel<Item>`.
  var _own: [any _AnyTransferChannel] { get }
}

extension _ChannelRepresentation {
  /// There is none.
  public var body: Never { fatalError("The body of a built-in representation is not asked for.") }
  public func _channels() -> [any _AnyTransferChannel] { _own }
}

/// Hands values over as data that the app makes of them.
public struct DataRepresentation<Item: Transferable>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// Data in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    channel.exportType = contentType
    channel.importType = contentType
    channel.export = exporting
    channel.take = importing
  }

  /// Data that values go as.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
    channel.exportType = exportedContentType
    channel.export = exporting
  }

  /// Data that values come as.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
    channel.importType = importedContentType
    channel.take = importing
  }
}

/// Hands values over encoded, as JSON unless told otherwise.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// What the app's coders make of values.
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

  /// Values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    channel.exportType = contentType
    channel.importType = contentType
    channel.export = { try JSONEncoder().encode($0) }
    channel.take = { try JSONDecoder().decode(Item.self, from: $0) }
  }
}

/// A file that values are handed over as.
public struct FileRepresentation<Item: Transferable>: _ChannelRepresentation {
  var channel = _TransferChannel<Item>()
  public var _own: [any _AnyTransferChannel] { [channel] }

  /// A file in both directions.
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

  /// A file that values go as.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    channel.exportType = exportedContentType
    send(exporting)
  }

  /// A file that values come as.
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

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// The other side may see the file itself rather than a copy.
  public let allowAccessingOriginalFile: Bool

  /// A file to hand over.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was received. It is gone when the import is over, unless it is the original.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// It is the file itself rather than a copy.
  public let isOriginalFile: Bool

  package init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}

/// Hands values over as another type that can be handed over.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: _ChannelRepresentation {
  private var channels: [_TransferChannel<Item>]
  public var _own: [any _AnyTransferChannel] { channels }

  /// Another type in both directions.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    channels = ProxyRepresentation.channels.map { $0.carrying(exporting, importing) }
  }

  /// Another type that values go as.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    channels = ProxyRepresentation.channels.map { $0.carrying(exporting, nil) }
  }

  /// Another type that values go as.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    channels = ProxyRepresentation.channels.map { $0.carrying({ try exporting($0) }, nil) }
  }

  /// Another type that values come as.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    channels = ProxyRepresentation.channels.map { $0.carrying(nil, importing) }
  }
}
