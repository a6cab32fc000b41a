import Foundation
import ScrollworkFoundation

/// A property whose values are stored by a transformer. A nil value is stored as NULL.
final class TransformedAttribute<Model: PersistentModel, Value>: ModelAttribute, @unchecked Sendable {
  private let path: KeyPath<Model, Value>
  private let storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>
  private let defaultValue: (() -> Value)?

  init(
    _ name: String, _ path: KeyPath<Model, Value>, _ storage: ReferenceWritableKeyPath<Model, _StoredValue<Value>>,
    _ defaultValue: (() -> Value)?, _ options: Schema.Attribute
  ) {
    self.path = path
    self.storage = storage
    self.defaultValue = defaultValue
    super.init(name, path, options, columnType: "BLOB", isOptional: Value.self is any OptionalColumn.Type)
  }

  private func data(_ value: Value) throws -> ColumnValue {
    if let optional = Value.self as? any OptionalColumn.Type, optional.isNone(value) { return .null }
    let transformer = options.transformer
    // The system's own transformer decodes archives forwards and encodes in reverse.
    let data =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer?.reverseTransformedValue(value) : transformer?.transformedValue(value)
    guard let data = data as? Data else { throw SwiftDataError.untransformable(name) }
    return .blob(data)
  }

  private func value(_ stored: ColumnValue) throws -> Value {
    if stored == .null, let none = (Value.self as? any OptionalColumn.Type)?.nothing as? Value { return none }
    guard case .blob(let data) = stored else { throw SwiftDataError.unreadableValue }
    let transformer = options.transformer
    let value =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer?.transformedValue(data) : transformer?.reverseTransformedValue(data)
    guard let value = value as? Value else { throw SwiftDataError.unreadableValue }
    return value
  }

  override func encoded(_ model: any PersistentModel) throws -> ColumnValue {
    guard let model = model as? Model, let value = model[keyPath: storage].value else { return .null }
    return try data(value)
  }

  override func decode(_ stored: ColumnValue, into model: any PersistentModel) throws {
    guard let model = model as? Model else { return }
    model.replace(path, storage, with: .value(try value(stored)))
  }

  override func encodedDefault() throws -> ColumnValue? { try defaultValue.map { try data($0()) } }

  override func setDefault(of model: any PersistentModel) {
    guard let model = model as? Model else { return }
    if let defaultValue {
      model[keyPath: storage] = .value(defaultValue())
    } else if let none = try? value(.null) {
      model[keyPath: storage] = .value(none)
    }
  }
}
