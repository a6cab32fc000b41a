import Automation
import Foundation
import Glibc
import Projects
import Simulator
import SwiftUI
import UIKit

/// Somebody's project: reads it, compiles its app and loads what came out.
@MainActor
final class ShownProject {
  let location: URL
  private let wanted: String?
  private let build: LibraryBuild
  private var loaded: Loaded?
  private var launch: LaunchSettings?
  private var watch: FileWatch?
  private var current: Task<Void, Never>?
  /// What was told before is not told again with each build.
  private var toldNotes: [String] = []

  /// An app in this process, of which there can be one version.
  struct Loaded {
    let fingerprint: String
    let entry: AppEntry
    let module: String
    let style: String?
    /// How the device is held; nil if the app can be shown both ways.
    let isLandscape: Bool?
  }

  /// An app that is compiled.
  private struct Built: Codable {
    var fingerprint: String
    var module: String
    var app: String?
    var delegate: String?
    var notes: [String]

    var entry: AppEntry { app.map { .app($0) } ?? .delegate(delegate ?? "") }
  }

  /// The library that came out cannot be used.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter target: the app of the project; nil for the first.
  /// - Throws: `LibraryBuild.Failure`
  init(_ location: URL, target: String?) throws {
    self.location = location
    wanted = target
    build = try LibraryBuild()
  }

  /// The version of the project that is there now.
  func fingerprint() throws -> String {
    let project = try Project.open(location)
    return project.fingerprint(of: try project.app(named: wanted), tools: Self.tools)
  }

  /// What decides, beside the project, what comes out.
  nonisolated static let tools: String = {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return "\(executable.path) \(FileVersion(of: executable.resolvingSymlinksInPath()).map { "\($0)" } ?? "")"
  }()

  /// Compiles what changed.
  /// - Throws: what can be told to whoever has the project.
  private func make() async throws -> (Built, library: URL, Project, folder: URL) {
    let project = try Project.open(location)
    let app = try project.app(named: wanted)
    let folder = try ProjectCache.folder(of: project).appending(path: app.module)
    let fingerprint = project.fingerprint(of: app, tools: Self.tools)
    let library = folder.appending(path: "lib\(app.module).so")
    let stamp = folder.appending(path: "built.json")
    if let data = try? Data(contentsOf: stamp), let built = try? JSONDecoder().decode(Built.self, from: data),
      built.fingerprint == fingerprint, FileManager.default.fileExists(atPath: library.path)
    {
      tell(built.notes)
      return (built, library, project, folder)
    }
    let prepared = try await Self.prepare(project, app, folder)
    tell(prepared.notes)
    try? FileManager.default.removeItem(at: stamp)
    // A library that is loaded must keep its content: the linker writes a new file.
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

  /// Not on the main thread, which many files would keep from its frames.
  @concurrent private nonisolated static func prepare(
    _ project: Project, _ app: Project.Target, _ folder: URL
  ) async throws -> PreparedApp {
    try PreparedApp(project, app: app, in: folder)
  }

  private func tell(_ notes: [String]) {
    let new = notes.filter { !toldNotes.contains($0) }
    toldNotes += new
    guard !new.isEmpty else { return }
    FileHandle.standardError.write(Data((new.map { "note: \($0)" }.joined(separator: "\n") + "\n").utf8))
  }

  /// Compiles the app and brings it into this process.
  /// - Throws: what can be told to whoever has the project.
  func load() async throws {
    let (built, library, project, folder) = try await make()
    PhoneBundle.adopt()
    PhoneBundle.open(folder.appending(path: "App"))
    launch = LaunchSettings(arguments: project.launch.arguments, environment: project.launch.environment)
    guard dlopen(library.path, RTLD_NOW | RTLD_GLOBAL) != nil else {
      throw Unusable(description: "What was compiled cannot be loaded: \(String(cString: dlerror()))")
    }
    loaded = Loaded(
      fingerprint: built.fingerprint, entry: built.entry, module: built.module,
      style: Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String,
      isLandscape: Self.onlyOrientation)
  }

  /// Whether the app can be shown only on its side, or only upright; nil for neither.
  private static var onlyOrientation: Bool? {
    let key = "UISupportedInterfaceOrientations"
    let names = Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? []
    let onSide = Set(names.map { $0.contains("Landscape") })
    return onSide.count == 1 ? onSide.first : nil
  }

  /// A phone with the app.
  /// - Throws: `Unusable`
  func simulator(_ options: Scrollwork, device: Device? = nil, settings: DeviceSettings? = nil) throws -> Simulator {
    guard let loaded else { throw Unusable(description: "Nothing is compiled.") }
    let device = device ?? options.device
    var settings = settings ?? options.settings
    if let isLandscape = loaded.isLandscape { settings.isLandscape = isLandscape }
    if let style = loaded.style { settings.isDark = style == "Dark" || (style != "Light" && settings.isDark) }
    let simulator: Simulator
    switch loaded.entry {
    case .app(let name):
      let previews = PreviewCatalog.previews(inModule: loaded.module)
      guard let entry = previews.first(where: { $0.name == PreparedApp.entryName }) else {
        throw Unusable(description: "\(name) is not in what was compiled.")
      }
      simulator = Simulator(device: device, settings: settings) { entry.preview.makeView() }
    case .delegate(let name):
      guard let type = NSClassFromString("\(loaded.module).\(name)") as? NSObject.Type,
        let delegate = type.instance() as? any UIApplicationDelegate
      else {
        throw Unusable(description: "\(name) is no class that can be made as the application's delegate.")
      }
      simulator = Simulator(device: device, settings: settings, delegate: delegate)
      if UIApplication.shared.connectedScenes.isEmpty, delegate.window == nil {
        tell([
          "The app has made no window: neither its delegate nor a scene's that the Info.plist names. Is it in a storyboard?"
        ])
      }
    }
    simulator.showsHeadsUpDisplay = options.hud
    simulator.location = options.place
    return simulator
  }

  // MARK: Changes

  /// Compiles again whenever a file of the project is saved, comes or goes.
  /// - Parameters:
  ///   - willBuild: a build begins.
  ///   - didBuild: what came out; true for a version that is not the one that is shown.
  /// - Throws: `FileWatch.Failure`, `ProjectProblem`
  func follow(
    willBuild: @escaping @MainActor () -> Void, didBuild: @escaping @MainActor (Result<Bool, any Error>) -> Void
  ) throws {
    let project = try Project.open(location)
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
          if try self.fingerprint() == self.loaded?.fingerprint { return didBuild(.success(false)) }
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
