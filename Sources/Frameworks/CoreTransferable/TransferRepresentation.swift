import Foundation
import ScrollworkUniformTypeIdentifiers

/// Says how values are handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is handed over.
  associatedtype Item: Transferable
  /// What it is put together from.
  associatedtype Body: TransferRepresentation
  /// What it is put together from.
  @TransferRepresentationBuilder<Item> var body: Body { get }
  /// Each a `_TransferChannel<Item>`.
  func _channels() -> [any _AnyTransferChannel]
}

extension TransferRepresentation {
  /// Those of the body.
  public func _channels() -> [any _AnyTransferChannel] { body._channels() }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  /// There is none.
  public static var transferRepresentation: Never { fatalError("There is no value to hand over.") }
  /// There is none.
  public var body: Never { self }
  /// None.
  public func _channels() -> [any _AnyTransferChannel] { [] }
}

/// One kind of data that values come or go as.
public protocol _AnyTransferChannel: Sendable {}

/// One kind of data that values of a type come or go as.
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

  /// A channel of an item that is handed over as what this channel carries.
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

/// Representations one below the other.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// Takes a representation as it is.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }
  /// Several, the preferred first.
  public static func buildBlock<
    C1: TransferRepresentation<Item>,
    C2: TransferRepresentation<Item>
  >(
    _ content1: C1,
    _ content2: C2
  ) -> TupleTransferRepresentation<Item, (C1, C2)> {
    TupleTransferRepresentation(channels: content1._channels() + content2._channels())
  }
  /// Several, the preferred first.
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
  /// Several, the preferred first.
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
  /// Several, the preferred first.
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
  /// Several, the preferred first.
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
  /// What is there only where a condition of the system is met.
  public static func buildLimitedAvailability<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }
}

/// Several representations, the preferred first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: _ChannelRepresentation {
  public let _own: [any _AnyTransferChannel]

  init(channels: [any _AnyTransferChannel]) { _own = channels }
}
