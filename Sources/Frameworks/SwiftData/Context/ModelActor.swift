/// What a model actor's work is done with: a context that belongs to the actor.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that is for one thing at a time.
public protocol SerialModelExecutor: ModelExecutor {}

/// A context for an actor, which runs as all actors do.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  /// The context, which only the actor may use.
  public let modelContext: ModelContext
  /// An executor with a context that nobody else uses.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor with a context of its own, to work with models away from the main actor.
public protocol ModelActor: Actor {
  /// Where the models are stored.
  nonisolated var modelContainer: ModelContainer { get }
  /// What the work is done with.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identifier; nil if it is of another class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.model(for: id) as? T
  }
}

/// Makes an actor one with a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
