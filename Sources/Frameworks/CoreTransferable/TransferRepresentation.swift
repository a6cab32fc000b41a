import Foundation
import ScrollworkUniformTypeIdentifiers

/// Describes how values are transferred.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the item.
  associatedtype Item: Transferable
  /// The type of the body.
  associatedtype Body: TransferRepresentation
  /// The composition of the representation.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Returns the channels, each a `_TransferChannel<Item>`.
  func _channels() -> [any _AnyTransferChannel]
}

extension TransferRepresentation {
  /// Returns the channels of the body.
  public func _channels() -> [any _AnyTransferChannel] { body._channels() }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  /// Not called: there is none.
  public static var transferRepresentation: Never { fatalError("There is no value to hand over.") }
  /// Not called: there is no body.
  public var body: Never { self }
  /// Returns no channels.
  public func _channels() -> [any _AnyTransferChannel] { [] }
}

/// A data type in which values are transferred.
public protocol _AnyTransferChannel: Sendable {}

/// A data type in which values of a type are transferred.
public struct _TransferChannel<Item: Transferable>: _AnyTransferChannel {
  package var exportType: UTType?
  package var importType: UTType?
  package var visibility = TransferRepresentationVisibility.all
  package var fileName: (@Sendable (Item) -> String?)?
  package var condition: (@Sendable (Item) -> Bool)?
  package var export: (@Sendable (Item) async throws -> Data)?
  package var exportFile: (@Sendable (Item) async throws -> SentTransferredFile)?
  package var take: (@Sendable (Data) async throws -> Item)?
  package var takeFile: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Returns a channel for an item that is transferred as this channel's item.
  func carrying<Outer: Transferable>(
    _ export: (@Sendable (Outer) async throws -> Item)?, _ take: (@Sendable (Item) async throws -> Outer)?
  ) -> _TransferChannel<Outer> {
    var outer = _TransferChannel<Outer>()
    outer.visibility = visibility
    if let export, let inner = self.export {
      outer.exportType = exportType
      outer.export = { try await inner(export($0)) }
      if let file = exportFile { outer.exportFile = { try await file(export($0)) } }
    }
    if let take, let inner = self.take {
      outer.importType = importType
      outer.take = { try await take(inner($0)) }
      if let file = takeFile { outer.takeFile = { try await take(file($0)) } }
    }
    return outer
  }
}

/// Builds a representation from several.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Builds a single representation.
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// Builds a representation from an expression.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// Builds several representations, in order of preference.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> {
    TupleTransferRepresentation(channels: content1._channels() + content2._channels())
  }
  /// Builds several representations, in order of preference.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>,
    C3: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2,
    _ content3: C3
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3)> {
    TupleTransferRepresentation(channels: content1._channels() + content2._channels() + content3._channels())
  }
  /// Builds several representations, in order of preference.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>,
    C3: TransferRepresentation<Item>,
    C4: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2,
    _ content3: C3,
    _ content4: C4
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4)> {
    TupleTransferRepresentation(
      channels: content1._channels() + content2._channels() + content3._channels() + content4._channels())
  }
  /// Builds several representations, in order of preference.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>,
    C3: TransferRepresentation<Item>,
    C4: TransferRepresentation<Item>,
    C5: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2,
    _ content3: C3,
    _ content4: C4,
    _ content5: C5
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5)> {
    TupleTransferRepresentation(
      channels: content1._channels() + content2._channels() + content3._channels() + content4._channels()
        + content5._channels())
  }
  /// Builds several representations, in order of preference.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>,
    C3: TransferRepresentation<Item>,
    C4: TransferRepresentation<Item>,
    C5: TransferRepresentation<Item>,
    C6: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2,
    _ content3: C3,
    _ content4: C4,
    _ content5: C5,
    _ content6: C6
  ) -> TupleTransferRepresentation<Item, (C1, C2, C3, C4, C5, C6)> {
    TupleTransferRepresentation(
      channels: content1._channels() + content2._channels() + content3._channels() + content4._channels()
        + content5._channels() + content6._channels())
  }
  /// Builds a representation in an availability check.
  public static func buildLimitedAvailability<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }
}

/// Several representations, in order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: _ChannelRepresentation {
  public let _own: [any _AnyTransferChannel]

  init(channels: [any _AnyTransferChannel]) { _own = channels }
}
