import Foundation
import ScrollworkSwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// Without a container: whatever is fetched is empty, and inserting says what is missing.
  nonisolated(unsafe) private static let none = ModelContext(core: ContainerCore(), owner: nil)
  static var defaultValue: ModelContext { none }
}

extension EnvironmentValues {
  /// The context that queries and the views' own changes use.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// Opens a container when the content comes, and gives it its context.
struct ModelContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var opened = OpenedContainer()
  @Environment(\.undoManager) private var undoManager

  func body(content: Content) -> some View {
    if let context = opened.context(for: self) {
      let _ = context.undoManager = isUndoEnabled ? undoManager : nil
      content.environment(\.modelContext, context)
    } else {
      content
    }
  }
}

/// The container of a modifier, opened once.
@MainActor
private final class OpenedContainer {
  private var result: Result<ModelContainer, any Error>?

  nonisolated init() {}

  func context(for modifier: ModelContainerModifier) -> ModelContext? {
    if let result { return try? result.get().mainContext }
    let made = Result {
      try ModelContainer(
        for: Schema(modifier.types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: modifier.inMemory))
    }
    result = made
    switch made {
    case .success(let container): container.mainContext.autosaveEnabled = modifier.isAutosaveEnabled
    case .failure(let error):
      FileHandle.standardError.write(Data("SwiftData: The models' container cannot be opened. \(error)\n".utf8))
    }
    modifier.onSetup(made)
    return try? made.get().mainContext
  }
}

@MainActor
extension View {
  /// Gives the view the context of a container.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the view a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for models of a class, and gives the view its context.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for models of several classes, and gives the view its context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }
}

/// A scene whose window has a container.
struct ModelContainerScene<Base: Scene>: Scene {
  typealias Body = Never
  let base: Base
  let modifier: ModelContainerModifier

  static func _window(of scene: Self) -> AnyView? {
    Base._window(of: scene.base).map { AnyView($0.modifier(scene.modifier)) }
  }
}

@MainActor
extension Scene {
  /// Gives the scene's windows the context of a container.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the scene's windows a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for models of a class, and gives the scene's windows its context.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for models of several classes, and gives the scene's windows its context.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ModelContainerScene(
      base: self,
      modifier: ModelContainerModifier(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
        onSetup: onSetup))
  }
}
