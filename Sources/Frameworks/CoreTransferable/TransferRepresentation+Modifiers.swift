import ScrollworkUniformTypeIdentifiers

extension TransferRepresentation {
  /// Sets the visibility of the item.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// Exports the item in this representation only if a condition holds.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { $0.condition = condition }
  }

  /// Sets the name, with its extension, of the receiver's file. The last of several counts.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Sets the name, with its extension, of the receiver's file; nil if there is none. The last of several counts.
  @available(iOS 17.0, *)
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    changed { $0.fileName = fileName }
  }

  private func changed(_ change: (inout _TransferChannel<Item>) -> Void) -> TupleTransferRepresentation<Item, Self> {
    TupleTransferRepresentation(
      channels: _channels().map { channel in
        guard var own = channel as? _TransferChannel<Item> else { return channel }
        change(&own)
        return own
      })
  }
}
