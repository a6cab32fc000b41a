/// A value passed from one content to another.
public struct _GraphValue<Value> {
  let value: Value

  /// Returns a part of the value.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
}

/// The inputs of columns.
public struct _TableColumnInputs {}

/// The columns that a content makes.
public struct _TableColumnOutputs: @unchecked Sendable {
  let columns: Any
}

extension TableColumnContent {
  /// Builds the content of its body.
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    nonisolated(unsafe) let type = self
    nonisolated(unsafe) let value = content.value
    return MainActor.assumeIsolated { _TableColumnOutputs(columns: type._columns(of: value)) }
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// The columns that it makes from its inputs.
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    let outputs = _makeContent(content: _GraphValue(value: content), inputs: _TableColumnInputs())
    return outputs.columns as? [_TableColumn<TableRowValue>] ?? []
  }
}

extension TableRowContent where TableRowBody == Never {
  /// The rows of its body.
  public static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> Never {
    content.tableRowBody
  }
}

// Content with the protocol's method for inputs has a body that is never evaluated.
extension TableColumnBuilder {
  /// Builds no columns for an expression that never returns.
  nonisolated public static func buildExpression(_ content: Never) -> Never {}
  /// Builds no columns for a statement that never returns.
  nonisolated public static func buildBlock(_ content: Never) -> Never {}
}

extension TableRowBuilder {
  /// Builds no rows for an expression that never returns.
  nonisolated public static func buildExpression(_ content: Never) -> Never {}
  /// Builds no rows for a statement that never returns.
  nonisolated public static func buildBlock(_ content: Never) -> Never {}
}
