/// An error of models or their store.
public struct SwiftDataError: Error, Hashable, Sendable, CustomStringConvertible {
  private let name: String
  /// The description.
  public let description: String

  private init(_ name: String, _ description: String) {
    self.name = name
    self.description = description
  }

  /// Errors of the same kind are equal.
  public static func == (a: SwiftDataError, b: SwiftDataError) -> Bool { a.name == b.name }
  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// Returns whether an error is of this kind.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool { error as? SwiftDataError == pattern }

  /// The store cannot be opened with these models.
  public static let loadIssueModelContainer = loadIssue("The store cannot be opened with these models.")
  /// Unsaved changes violate a rule of the models.
  public static let modelValidationFailure = invalid("A model breaks a rule.")
  /// The context has no container with the models.
  public static let missingModelContext = SwiftDataError(
    "missingModelContext", "There is no model container: an ancestor must call .modelContainer(_:) with one.")
  /// The store belongs to a newer version of the app.
  public static let backwardMigration = SwiftDataError(
    "backwardMigration", "The store was written by a newer version of the models.")
  /// The store's version is unknown to the migration plan.
  public static let unknownSchema = SwiftDataError(
    "unknownSchema", "The store has a version that the migration plan does not know.")
  /// Two configurations have the same store.
  public static let duplicateConfiguration = SwiftDataError(
    "duplicateConfiguration", "Two configurations are for the same store.")
  /// A configuration is for models that are not in the container.
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema", "A configuration is for models that the container does not have.")

  static func loadIssue(_ text: String) -> SwiftDataError { SwiftDataError("loadIssueModelContainer", text) }
  static func invalid(_ text: String) -> SwiftDataError { SwiftDataError("modelValidationFailure", text) }
  static func readOnly(_ file: String) -> SwiftDataError {
    SwiftDataError("readOnly", "\(file) cannot be saved to: its configuration does not allow it.")
  }
  static func untransformable(_ property: String) -> SwiftDataError {
    invalid("There is no transformer for \(property), or it does not turn the value into data.")
  }
  static let unreadableValue = SwiftDataError("unreadableValue", "A stored value does not have the property's type.")
}
