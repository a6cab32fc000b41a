import Observation

/// What a model is to its context.
public final class _ModelBacking {
  enum Status {
    /// In no context.
    case free
    /// In a context, and not in the store yet.
    case inserted
    /// In the store.
    case stored
    /// To be removed from the store, or removed.
    case deleted
  }

  let registrar = ObservationRegistrar()
  var key = PersistentIdentifier.newKey()
  var status = Status.free
  /// Something differs from what is in the store.
  var isChanged = false
  /// Which models the relationships lead to that nobody has read yet.
  var references: [String: [Int64]] = [:]
  /// Values of the store have been read.
  var isFilled = false
  weak var context: ModelContext?
  /// Shared with the context: reads made by a fetch are not followed.
  var reading: ReadingMode?

  /// What a model of `@Model` begins with.
  public init() {}

  var isInContext: Bool { status == .inserted || status == .stored }
}

/// Whether a context's models are read by the app or by the framework.
final class ReadingMode {
  private(set) var isQuiet = false

  /// Runs something whose reads nobody follows.
  func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = isQuiet
    isQuiet = true
    defer { isQuiet = outer }
    return try body()
  }
}
