import AppiumServer
import Backend
import BrowserHost
import Foundation
import Rasterizer
import Simulator
import iosApp

/// Brings up what the options ask for: a backend, the app on a phone, and a host for the phone.
@MainActor
enum Launch {
  private static var host: BrowserHost?
  private static var appium: AppiumServer?
  private static var service: BackendService?
  private static var signals: [DispatchSourceSignal] = []

  static func start(_ options: Scrollwork) {
    Task { @MainActor in
      do {
        ServiceContainer.shared.apiConfiguration = APIConfiguration(baseURL: try await backend(options))
        if let file = options.snapshot {
          try await writeSnapshot(options, to: URL(fileURLWithPath: file))
          await stop(status: 0)
        } else if options.appium {
          try await serveAppium(options)
        } else {
          try await serve(options)
        }
      } catch {
        FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
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
    let simulator = Simulator(
      device: options.device, settings: options.settings, delegate: AppDelegate(screen: options.screen))
    // A picture waits for nobody's answer. The place is in the middle of the made-up announcements.
    let answer = options.location ?? (options.snapshot == nil ? .ask : .deny)
    simulator.location = SimulatedLocation(
      permission: answer.permission, position: CLLocation(latitude: 52.52, longitude: 13.405))
    return simulator
  }

  // MARK: Browser

  private static func serve(_ options: Scrollwork) async throws {
    let host = BrowserHost(simulator: app(options), configuration: .init(port: options.port))
    self.host = host
    host.onFailure = fail
    let url = try await host.start()
    await stopOnSignals()
    reportRunLoop(to: host)
    print(url.absoluteString)
    if options.remote, let port = url.port {
      let target = "\(NSUserName())@\(ProcessInfo.processInfo.hostName)"
      print("On your own machine, then open the address above: ssh -L \(port):127.0.0.1:\(port) \(target)")
    }
    fflush(nil)
  }

  private static func fail(_ error: any Error) {
    FileHandle.standardError.write(Data("scrollwork: \(error)\n".utf8))
    Task { await stop(status: 1) }
  }

  /// Notes for tests that the app's run loop is served as on iOS, once each part of it has been seen to work.
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

  // MARK: Appium

  /// Each session starts the app anew, with the backend that it names or else with this process's.
  private static func serveAppium(_ options: Scrollwork) async throws {
    let backend = ServiceContainer.shared.apiConfiguration
    let server = AppiumServer(configuration: .init(port: options.port)) { launch in
      ServiceContainer.shared.apiConfiguration = launch.backendURL.map(APIConfiguration.init) ?? backend
      return Simulator(
        device: launch.device, settings: launch.settings, delegate: AppDelegate(screen: options.screen))
    }
    appium = server
    server.onFailure = fail
    let url = try await server.start()
    await stopOnSignals()
    print("Appium server at \(url.absoluteString)")
    fflush(nil)
  }

  // MARK: Ends

  /// Returns when the signals are being listened to: one that came earlier would be lost.
  private static func stopOnSignals() async {
    for number in [SIGINT, SIGTERM] {
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { Task { @MainActor in await stop(status: 0) } }
      signals.append(source)
      await withCheckedContinuation { registered in
        source.setRegistrationHandler { registered.resume() }
        source.resume()
      }
    }
  }

  private static func stop(status: Int32) async {
    await host?.stop()
    await appium?.stop()
    await service?.stop()
    exit(status)
  }

  // MARK: Snapshot

  /// Longest wait for data and pictures in seconds.
  private static let patience: TimeInterval = 10
  /// How long the screen must have been at rest to count as complete, in seconds: photos arrive one by one.
  private static let quiet: TimeInterval = 0.4

  private static func writeSnapshot(_ options: Scrollwork, to file: URL) async throws {
    let simulator = app(options)
    defer { simulator.tearDown() }
    let start = Date()
    var lastChange = start
    var shown = simulator.displayList.root
    var isComplete = false
    while Date().timeIntervalSince(start) < patience {
      simulator.advance(to: Date().timeIntervalSince(start))
      let root = simulator.displayList.root
      if root !== shown {
        shown = root
        lastChange = Date()
      }
      isComplete = Date().timeIntervalSince(lastChange) > quiet && !simulator.needsFrame
      if isComplete { break }
      try await Task.sleep(for: .milliseconds(10))
    }
    guard isComplete else { throw SnapshotError.unsettled(seconds: patience) }
    let rasterizer = Rasterizer()
    let bitmap = rasterizer.render(simulator.displayList)
    do {
      try rasterizer.png(of: bitmap).write(to: file)
    } catch {
      let reason = error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
      throw SnapshotError.unwritable(file, reason: reason)
    }
    print("\(file.path): \(bitmap.width) x \(bitmap.height)")
  }
}

/// Why there is no picture.
enum SnapshotError: Error, CustomStringConvertible {
  case unwritable(URL, reason: String)
  case unsettled(seconds: TimeInterval)

  var description: String {
    switch self {
    case .unwritable(let file, let reason):
      "cannot write \(file.path): \(reason). Choose a folder that exists and may be written to."
    case .unsettled(let seconds):
      "the screen still changed after \(Int(seconds)) s, so no picture was written. Is the backend slow to answer?"
    }
  }
}
