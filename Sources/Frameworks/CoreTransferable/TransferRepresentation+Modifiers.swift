import ScrollworkUniformTypeIdentifiers

extension TransferRepresentation {
  /// Who may see the item on its way.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
    changed { $0.visibility = visibility }
  }

  /// The item is handed over in this way only where the condition holds for it.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    changed { $0.condition = condition }
  }

  /// The name, with its extension, of a file that the receiver makes of the item. Of several the last one counts.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in fileName }
  }

  /// The name, with its extension, of a file that the receiver makes of the item; nil for none. Of several the last one counts.
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
