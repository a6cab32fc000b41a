import AppiumServer
import Automation
import Backend
import BrowserHost
import DisplayList
import Foundation
import ProjectApps
import Rasterizer
import Simulator
import SwiftUI
import iosApp

/// Starts what the options ask for: a backend, the app on a phone, and a host for the phone.
@MainActor
enum Launch {
  private static var host: BrowserHost?
  /// The file that is shown instead of the app.
  private static var file: FilePreviews?
  private static var stage: PreviewStage?
  /// The project that is shown instead of our own app.
  private static var project: ShownProject?
  private static var appium: AppiumServer?
  private static var service: BackendService?

  static func start(_ options: Scrollwork) {
    Task { @MainActor in
      do {
        if let path = options.projectPath {
          return try await show(
            ShownProject(path, target: options.target, hasPreviews: options.previews), options)
        }
        if options.file != nil || options.previews { return try await showPreviews(options) }
        ServiceContainer.shared.apiConfiguration = APIConfiguration(baseURL: try await backend(options))
        if options.isStill {
          try await record(app(options), options, hasBackend: true)
          await stop(status: 0)
        } else if options.appium {
          try await serveApp(options)
        } else {
          try await serve(options)
        }
      } catch {
        FileHandle.standardError.write(Data("scrollwork: \(PreviewStage.text(error))\n".utf8))
        await stop(status: 1)
      }
    }
  }

  private static func backend(_ options: Scrollwork) async throws -> URL {
    if let address = options.backend, let url = Scrollwork.url(address) { return url }
    let database = options.database.map { BackendConfiguration.Database.file(URL(fileURLWithPath: $0)) } ?? .inMemory
    let backend = try BackendService(BackendConfiguration(database: database, research: options.answers.research()))
    service = backend
    return try await backend.start()
  }

  private static func app(_ options: Scrollwork) -> Simulator {
    let simulator =
      switch options.screen {
      case .app(let screen):
        Simulator(device: options.device, settings: options.settings, delegate: AppDelegate(screen: screen))
      case .million: Simulator(device: options.device, settings: options.settings) { MillionRows() }
      }
    simulator.showsHeadsUpDisplay = options.hud
    simulator.location = options.place
    return simulator
  }

  // MARK: Browser

  private static func serve(_ options: Scrollwork) async throws {
    try await serve(BrowserHost(simulator: app(options), configuration: .init(port: options.port)), options)
  }

  @discardableResult
  private static func serve(
    _ host: BrowserHost, _ options: Scrollwork, session: FileSession? = nil
  ) async throws -> URL {
    self.host = host
    let url = try await host.start()
    await Ending.listen()
    Ending.tell { host.tell(problem: $0) }
    reportRunLoop(to: host)
    // The page of an ended version reconnects by itself.
    if let session, session.port == url.port.flatMap(UInt16.init(exactly:)) { return url }
    print(url.absoluteString)
    if options.remote, let port = url.port {
      let target = "\(NSUserName())@\(ProcessInfo.processInfo.hostName)"
      print("On your own machine run this, then open the address: ssh -L \(port):127.0.0.1:\(port) \(target)")
    }
    fflush(nil)
    return url
  }

  /// Reports to tests that the app's run loop works as on iOS, once each part of it has been seen to work.
  private static func reportRunLoop(to host: BrowserHost) {
    let isMainThread = Thread.isMainThread
    _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          if isMainThread, Thread.isMainThread { host.record(event: "run loop: main thread, timer, perform") }
        }
      }
    }
  }

  // MARK: Previews

  /// Shows the previews of a file, which is compiled first, or those of the app; they need no backend.
  private static func showPreviews(_ options: Scrollwork) async throws {
    guard let path = options.file else {
      let gallery = Gallery(PreviewCatalog.previews(), options)
      let chosen = try Gallery.chosen(from: gallery.previews, options)
      guard options.isStill else {
        let pictures = try await gallery.thumbnails()
        let stage = PreviewStage(title: "Previews", options: options)
        self.stage = stage
        stage.show(gallery.previews, pictures: pictures)
        try await serve(stage.host, options)
        return
      }
      if options.preview != nil, let chosen {
        try await record(PreviewStage.simulator(chosen, options), options)
      } else if let picture = options.snapshot {
        try write(try await gallery.sheet(), to: URL(fileURLWithPath: picture))
      }
      return await stop(status: 0)
    }
    let file = try FilePreviews(URL(fileURLWithPath: path), in: FileSession.folder)
    self.file = file
    if options.isStill {
      let previews = try await file.load()
      if let chosen = try Gallery.chosen(from: previews, options) {
        try await record(PreviewStage.simulator(chosen, options), options)
      }
      return await stop(status: 0)
    }
    try await serve(file, options)
  }

  private static func serve(_ file: FilePreviews, _ options: Scrollwork) async throws {
    let session = try FileSession.folder.map { try FileSession(in: $0) }
    let stage = PreviewStage(title: file.file.lastPathComponent, options: options, session: session)
    stage.host.whereIs = { file.place(ofType: $0) }
    self.stage = stage
    func show(_ result: Result<[_PreviewDeclaration], any Error>) {
      switch result {
      case .success(let previews): stage.show(previews)
      case .failure(let error):
        stage.report(error)
        FileHandle.standardError.write(Data("\(PreviewStage.text(error))\n".utf8))
      }
    }
    try file.follow(
      willBuild: {
        stage.host.workbench?.isBuilding = true
        // From now on a crash is this version's.
        note { ($0.crash, $0.version) = (nil, FileVersion(of: file.file)) }
      }
    ) { result in
      show(result)
      if host != nil, case .success = result { print("Updated."); fflush(nil) }
    }
    if let crash = session?.crash, session?.version == FileVersion(of: file.file) {
      stage.report(crash)
    } else {
      await file.loadNow()
    }
    let url = try await serve(stage.host, options, session: session)
    note { $0.port = url.port.flatMap(UInt16.init(exactly:)) }
  }

  // MARK: Projects

  private static func show(_ project: ShownProject, _ options: Scrollwork) async throws {
    self.project = project
    if options.appium {
      try await project.load()
      return try await serveAppium(options) {
        try project.simulator(options, device: $0.device, settings: $0.settings)
      }
    }
    if options.previews {
      try await project.load()
      return try await showPreviews(project, options)
    }
    if options.isStill {
      try await project.load()
      try await record(project.simulator(options), options)
      return await stop(status: 0)
    }
    let session = try FileSession.folder.map { try FileSession(in: $0) }
    let stage = PreviewStage(title: project.location.lastPathComponent, options: options, session: session)
    self.stage = stage
    func report(_ error: any Error) {
      stage.report(error)
      FileHandle.standardError.write(Data("\(PreviewStage.text(error))\n".utf8))
    }
    let fingerprint = try await project.fingerprint()
    try project.follow {
      stage.host.workbench?.isBuilding = true
    } didBuild: { result in
      switch result {
      // The displayed version cannot be unloaded from this process, so another one shows the next.
      case .success(true): Task { await stop(status: Supervisor.nextVersion) }
      case .success(false):
        stage.host.workbench?.isBuilding = false
        stage.host.workbench?.problem = nil
      case .failure(let error): report(error)
      }
    }
    if let crash = session?.crash, session?.fingerprint == fingerprint {
      stage.report(crash)
    } else {
      note { ($0.crash, $0.fingerprint) = (nil, fingerprint) }
      do {
        try await project.load()
        let simulator = try project.simulator(options)
        stage.host.replaceSimulator { _ in simulator }
        if session?.port != nil { print("Updated."); fflush(nil) }
      } catch { report(error) }
    }
    let url = try await serve(stage.host, options, session: session)
    note { $0.port = url.port.flatMap(UInt16.init(exactly:)) }
  }

  /// Shows the previews of a project: on the page, or each as a picture in a folder.
  private static func showPreviews(_ project: ShownProject, _ options: Scrollwork) async throws {
    let gallery = Gallery(try project.previews(), options)
    guard let chosen = try Gallery.chosen(from: gallery.previews, options) else {
      throw LoadedApp.Unusable("\(project.location.lastPathComponent) has no previews.")
    }
    guard options.isStill else {
      let stage = PreviewStage(title: project.location.lastPathComponent, options: options)
      self.stage = stage
      stage.show(gallery.previews, pictures: try await gallery.thumbnails())
      try await serve(stage.host, options)
      return
    }
    let isFile = options.snapshot?.hasSuffix(".png") ?? true
    if options.preview != nil, isFile {
      try await record(PreviewStage.simulator(chosen, options), options)
    } else if let place = options.snapshot, isFile {
      try write(try await gallery.sheet(), to: URL(fileURLWithPath: place))
    } else if let place = options.snapshot {
      let folder = URL(fileURLWithPath: place)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let wanted = options.preview == nil ? gallery.previews : [chosen]
      for (preview, name) in zip(wanted, Gallery.fileNames(of: wanted)) {
        var one = options
        one.snapshot = folder.appending(path: name).path
        try await record(PreviewStage.simulator(preview, options), one)
      }
    }
    await stop(status: 0)
  }

  /// Changes the state that outlives this process.
  private static func note(_ change: (inout FileSession) -> Void) {
    guard let folder = FileSession.folder, var session = try? FileSession(in: folder) else { return }
    change(&session)
    try? session.save(in: folder)
  }

  // MARK: Appium

  /// Serves Appium sessions. Each starts the app again, with the backend that it names or else with this process's.
  private static func serveApp(_ options: Scrollwork) async throws {
    let backend = ServiceContainer.shared.apiConfiguration
    try await serveAppium(options) { launch in
      ServiceContainer.shared.apiConfiguration = launch.backendURL.map(APIConfiguration.init) ?? backend
      let screen: AppScreen = if case .app(let screen) = options.screen { screen } else { .landing }
      return Simulator(device: launch.device, settings: launch.settings, delegate: AppDelegate(screen: screen))
    }
  }

  /// Serves Appium sessions.
  ///
  /// - Parameter launch: starts the app for a session.
  private static func serveAppium(
    _ options: Scrollwork, launch: @escaping @MainActor (AppLaunch) throws -> Simulator
  ) async throws {
    let session = try FileSession.folder.map { try FileSession(in: $0) } ?? FileSession()
    let token = options.noToken ? nil : session.token
    let server = AppiumServer(
      configuration: .init(port: session.port ?? options.port, token: token), launch: launch)
    appium = server
    let url = try await server.start()
    await Ending.listen()
    Ending.tell { server.tell(problem: $0) }
    note { ($0.port, $0.crash) = (url.port.flatMap(UInt16.init(exactly:)), nil) }
    // Clients know the address of one that ended.
    if session.port != nil { return }
    print("Appium server at \(url.absoluteString)")
    if let token { print("Sessions need the capability \"scrollwork:token\": \"\(token)\" (none with --no-token)") }
    fflush(nil)
  }

  // MARK: Ends

  static func stop(status: Int32) async {
    file?.stop()
    project?.stop()
    await host?.stop()
    await appium?.stop()
    await service?.stop()
    fflush(nil)
    // The handlers of `exit` would release what threads of requests and pictures still use.
    _exit(status)
  }

  // MARK: Snapshot

  /// The longest wait for data, pictures and animations, in seconds.
  private static let patience: TimeInterval = 10
  /// How long the screen must be at rest to count as complete, in seconds: photos arrive one by one.
  private static let quiet: TimeInterval = 0.4

  /// Records a screen once it is at rest, as a picture, as its elements, or both.
  private static func record(_ simulator: Simulator, _ options: Scrollwork, hasBackend: Bool = false) async throws {
    defer { simulator.tearDown() }
    let isAtRest = try await simulator.settle(patience: patience, quiet: quiet)
    if let format = options.describe { print(format.text(of: ElementSnapshot(screen: simulator.runtime))) }
    // Other output beside the elements would make the JSON unreadable.
    if let file = options.snapshot {
      try write(
        simulator.displayList(showing: options.pictureContent), to: URL(fileURLWithPath: file),
        tellsSize: options.describe == nil)
    }
    if isAtRest { return }
    let reason = hasBackend ? "Is the backend slow to answer?" : "An animation in it may never end."
    let time = Int(patience)
    let note = "scrollwork: the screen was still changing after \(time) s; this is how it looked then. \(reason)\n"
    FileHandle.standardError.write(Data(note.utf8))
  }

  private static func write(_ list: DisplayList, to file: URL, tellsSize: Bool = true) throws {
    let rasterizer = Rasterizer()
    let bitmap = rasterizer.render(list)
    do {
      try rasterizer.png(of: bitmap).write(to: file)
    } catch {
      let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
      throw SnapshotError.unwritable(file, reason: reason)
    }
    if tellsSize { print("\(file.path): \(bitmap.width) x \(bitmap.height)") }
  }
}

/// Why there is no picture.
enum SnapshotError: Error, CustomStringConvertible {
  case unwritable(URL, reason: String)

  var description: String {
    switch self {
    case .unwritable(let file, let reason):
      "cannot write \(file.path): \(reason). Choose a folder that exists and is writable."
    }
  }
}
