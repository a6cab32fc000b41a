import Observation

/// The state of a model in its context.
public final class _ModelBacking {
  enum Status {
    /// Not in a context.
    case free
    /// In a context, but not in the store yet.
    case inserted
    /// In the store.
    case stored
    /// Deleted, or to be deleted at the next save.
    case deleted
  }

  let registrar = ObservationRegistrar()
  var key = PersistentIdentifier.newKey()
  var status = Status.free
  /// Whether it differs from the store.
  var isChanged = false
  /// The destinations of relationships that were not read yet, as keys.
  var references: [String: [Int64]] = [:]
  /// Whether values were read from the store.
  var isFilled = false
  weak var context: ModelContext?
  /// Shared with the context: reads during a fetch are not observed.
  var reading: ReadingMode?

  /// Creates the state of a new model.
  public init() {}

  var isInContext: Bool { status == .inserted || status == .stored }
}

/// Whether a context's models are read by the app or by the framework.
final class ReadingMode {
  private(set) var isQuiet = false

  /// Runs a closure whose reads are not observed.
  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return try body()
  }
}
