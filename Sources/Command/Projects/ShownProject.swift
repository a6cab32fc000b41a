import Automation
import Foundation
import ProjectApps
import Projects
import Simulator
import SwiftUI
import UIKit

/// A user's project: reads it, compiles its app and loads the result.
@MainActor
final class ShownProject {
  let location: URL
  private let wanted: String?
  private let hasPreviews: Bool
  private let build: LibraryBuild
  private var loaded: Loaded?
  private var launch: LaunchSettings?
  private var watch: FileWatch?
  private var current: Task<Void, Never>?
  /// The project as it was last read.
  private var opened: Project?
  /// The notes that have already been printed, which are not repeated with each build.
  private var toldNotes: [String] = []

  /// An app in this process, of which there can be one version.
  private struct Loaded {
    let fingerprint: String
    let app: LoadedApp
  }

  /// A compiled app.
  private struct Built: Codable {
    var fingerprint: String
    var module: String
    var app: String?
    var delegate: String?
    var notes: [String]

    var entry: AppEntry { app.map { .app($0) } ?? .delegate(delegate ?? "") }
  }

  /// Creates a project.
  ///
  /// - Parameters:
  ///   - target: the app of the project; nil for the first.
  ///   - hasPreviews: whether to compile the project's previews that are no `#Preview`, too.
  /// - Throws: `LibraryBuild.Failure`
  init(_ location: URL, target: String?, hasPreviews: Bool = false) throws {
    self.location = location
    wanted = target
    self.hasPreviews = hasPreviews
    build = try LibraryBuild()
  }

  /// Returns the current version of the project.
  func fingerprint() async throws -> String {
    let project = try await Self.open(location)
    opened = project
    return project.fingerprint(of: try project.app(named: wanted), tools: Self.tools)
  }

  /// What determines the result besides the project.
  nonisolated static let tools: String = {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return "\(executable.path) \(FileVersion(of: executable.resolvingSymlinksInPath()).map { "\($0)" } ?? "")"
  }()

  /// Compiles what has changed.
  /// - Throws: an error for the project's owner.
  private func make() async throws -> (Built, library: URL, Project, folder: URL) {
    let project = try await Self.open(location)
    opened = project
    let app = try project.app(named: wanted)
    tell([project.choice(of: app, named: wanted)].compactMap(\.self))
    let folder = try ProjectCache.folder(of: project).appending(
      path: hasPreviews ? "\(app.module)-previews" : app.module)
    let fingerprint = project.fingerprint(of: app, tools: Self.tools)
    let library = folder.appending(path: "lib\(app.module).so")
    let stamp = folder.appending(path: "built.json")
    if let data = try? Data(contentsOf: stamp), let built = try? JSONDecoder().decode(Built.self, from: data),
      built.fingerprint == fingerprint, FileManager.default.fileExists(atPath: library.path)
    {
      tell(built.notes)
      return (built, library, project, folder)
    }
    let prepared = try await Self.prepare(project, app, hasPreviews, folder)
    tell(prepared.notes)
    try? FileManager.default.removeItem(at: stamp)
    // A loaded library must keep its content: the linker writes a new file.
    try? FileManager.default.removeItem(at: library)
    try await build.run(prepared, to: library)
    var built = Built(fingerprint: fingerprint, module: app.module, notes: prepared.notes)
    switch prepared.entry {
    case .app(let name): built.app = name
    case .delegate(let name): built.delegate = name
    }
    try ProjectCache.write(JSONEncoder().encode(built), to: stamp)
    return (built, library, project, folder)
  }

  /// Not on the main thread, which would seem to hang while packages are fetched.
  @concurrent private nonisolated static func open(_ location: URL) async throws -> Project {
    try Project.open(location)
  }

  /// Not on the main thread: many files would delay its frames.
  @concurrent private nonisolated static func prepare(
    _ project: Project, _ app: Project.Target, _ hasPreviews: Bool, _ folder: URL
  ) async throws -> PreparedApp {
    try PreparedApp(project, app: app, hasPreviews: hasPreviews, in: folder)
  }

  private func tell(_ notes: [String]) {
    let new = notes.filter { !toldNotes.contains($0) }
    toldNotes += new
    guard !new.isEmpty else { return }
    FileHandle.standardError.write(Data((new.map { "note: \($0)" }.joined(separator: "\n") + "\n").utf8))
  }

  /// Compiles the app and loads it into this process.
  /// - Throws: an error for the project's owner.
  func load() async throws {
    let (built, library, project, folder) = try await make()
    launch = LaunchSettings(arguments: project.launch.arguments, environment: project.launch.environment)
    loaded = Loaded(
      fingerprint: built.fingerprint,
      app: try LoadedApp(
        library: library, bundle: folder.appending(path: "App"), entry: built.entry, module: built.module))
  }

  /// Returns the previews of all its modules.
  /// - Throws: `LoadedApp.Unusable`
  func previews() throws -> [_PreviewDeclaration] { try app().previews() }

  private func app() throws -> LoadedApp {
    guard let app = loaded?.app else { throw LoadedApp.Unusable("Nothing has been compiled.") }
    return app
  }

  /// Returns a phone with the app.
  /// - Throws: `LoadedApp.Unusable`
  func simulator(_ options: Scrollwork, device: Device? = nil, settings: DeviceSettings? = nil) throws -> Simulator {
    let app = try app()
    let simulator = try app.simulator(device: device ?? options.device, settings: settings ?? options.settings)
    if app.showsNothing {
      tell([
        "The app created no window: neither in its delegate nor in a scene's, and its Info.plist names no main storyboard."
      ])
    }
    simulator.showsHeadsUpDisplay = options.hud
    simulator.location = options.place
    return simulator
  }

  // MARK: Changes

  /// Compiles again whenever a file of the project is saved, added or removed.
  /// - Parameters:
  ///   - willBuild: called when a build begins.
  ///   - didBuild: receives the result; true for a version that is not the displayed one.
  /// - Throws: `FileWatch.Failure`, `ProjectProblem`
  func follow(
    willBuild: @escaping @MainActor () -> Void, didBuild: @escaping @MainActor (Result<Bool, any Error>) -> Void
  ) throws {
    let project = try opened ?? Project.open(location)
    let folders = project.watchedFolders(of: try project.app(named: wanted))
      .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    watch = try FileWatch(folders: folders, isWanted: { !$0.hasPrefix(".") && !$0.hasSuffix("~") }) { [weak self] in
      guard let self else { return }
      let before = current
      before?.cancel()
      current = Task {
        await before?.value
        guard !Task.isCancelled else { return }
        do {
          if try await self.fingerprint() == self.loaded?.fingerprint { return didBuild(.success(false)) }
          willBuild()
          let built = try await self.make().0
          if !Task.isCancelled { didBuild(.success(built.fingerprint != self.loaded?.fingerprint)) }
        } catch {
          if !Task.isCancelled { didBuild(.failure(error)) }
        }
      }
    }
  }

  func stop() {
    watch = nil
    current?.cancel()
  }
}
