/// A value of content on its way from one content to another.
public struct _GraphValue<Value> {
  let value: Value

  /// A part of it.
  public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> {
    _GraphValue<Part>(value: value[keyPath: keyPath])
  }
}

/// What columns get from whatever they are part of.
public struct _TableColumnInputs {}

/// The columns that a content makes.
public struct _TableColumnOutputs: @unchecked Sendable {
  let columns: Any
}

extension TableColumnContent {
  /// Those of its body.
  nonisolated public static func _makeContent(
    content: _GraphValue<Self>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    nonisolated(unsafe) let value = content.value
    return MainActor.assumeIsolated { _TableColumnOutputs(columns: _columns(of: value)) }
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Those that it makes from its inputs.
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    let outputs = _makeContent(content: _GraphValue(value: content), inputs: _TableColumnInputs())
    return outputs.columns as? [_TableColumn<TableRowValue>] ?? []
  }
}

extension TableRowContent where TableRowBody == Never {
  /// Those of its body.
  public static func _rows(of content: Self, columns: [_TableColumn<TableRowValue>]) -> Never {
    content.tableRowBody
  }
}

// Content with a protocol's method for its inputs has a body that is never asked for.
extension TableColumnBuilder {
  /// What never returns makes no columns.
  nonisolated public static func buildExpression(_ content: Never) -> Never {}
  /// What never returns makes no columns.
  nonisolated public static func buildBlock(_ content: Never) -> Never {}
}

extension TableRowBuilder {
  /// What never returns makes no rows.
  nonisolated public static func buildExpression(_ content: Never) -> Never {}
  /// What never returns makes no rows.
  nonisolated public static func buildBlock(_ content: Never) -> Never {}
}
