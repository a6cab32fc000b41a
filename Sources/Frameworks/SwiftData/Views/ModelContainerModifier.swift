import Foundation
import ScrollworkSwiftUI

private struct ModelContextKey: EnvironmentKey {
  /// A context without a container: fetches return nothing, and inserting reports the missing container.
  nonisolated(unsafe) private static let none = ModelContext(core: ContainerCore(), owner: nil)
  static var defaultValue: ModelContext { none }
}

extension EnvironmentValues {
  /// The context of queries and of the views' own changes.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// Opens a container when the content appears, and sets its context.
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
      FileHandle.standardError.write(Data("SwiftData: The model container cannot be opened. \(error)\n".utf8))
    }
    modifier.onSetup(made)
    return try? made.get().mainContext
  }
}

@MainActor
extension View {
  /// Sets the model container of the view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the model context of the view.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for models of a class, and sets its context for the view.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for models of several classes, and sets its context for the view.
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
  /// Sets the model container of the scene's windows.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Sets the model context of the scene's windows.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Opens a container for models of a class, and sets its context for the scene's windows.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Opens a container for models of several classes, and sets its context for the scene's windows.
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
