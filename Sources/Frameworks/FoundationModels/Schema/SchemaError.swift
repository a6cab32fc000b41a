@available(iOS 26.0, *)
extension GenerationSchema {
  /// Why a schema cannot be made.
  public enum SchemaError: Error, LocalizedError {
    /// What is known about an error.
    public struct Context: Sendable {
      /// A description for developers.
      public let debugDescription: String

      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Several schemas have the same name.
    case duplicateType(schema: String?, type: String, context: GenerationSchema.SchemaError.Context)
    /// Several properties of a structure have the same name.
    case duplicateProperty(schema: String, property: String, context: GenerationSchema.SchemaError.Context)
    /// A choice has nothing to choose from.
    case emptyTypeChoices(schema: String, context: GenerationSchema.SchemaError.Context)
    /// There are no schemas of these names.
    case undefinedReferences(schema: String?, references: [String], context: GenerationSchema.SchemaError.Context)

    /// What is wrong, in words of our own.
    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, _, let context), .duplicateProperty(_, _, let context), .emptyTypeChoices(_, let context),
        .undefinedReferences(_, _, let context):
        context.debugDescription
      }
    }

    /// What helps, in words of our own.
    public var recoverySuggestion: String? {
      switch self {
      case .duplicateType: "Give each schema a name of its own."
      case .duplicateProperty: "Give each property a name of its own."
      case .emptyTypeChoices: "Add a choice."
      case .undefinedReferences: "Add the missing schemas to the dependencies."
      }
    }
  }
}
