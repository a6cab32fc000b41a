/// Executes the work of a model actor, with a context that belongs to the actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that does one thing at a time.
public protocol SerialModelExecutor: ModelExecutor {}

/// An executor with a context for an actor, which runs like any actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context, which only the actor may use.
  public let modelContext: ModelContext
  /// Creates an executor with a context that nobody else uses.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with its own context, to work with models away from the main actor.
public protocol ModelActor: Actor {
  /// The container of the models.
  nonisolated var modelContainer: ModelContainer { get }
  /// The executor of the work.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier; nil if it is of another class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// Gives an actor its own context.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
