import DisplayList
import Foundation
import PhoneHosting
import Simulator
import Synchronization

/// The simulated phone in a browser tab.
///
/// The host owns a small web server, a frame loop, and one `Tab` for every connected page.
///
/// ```
/// page  -- touches, wheel, keys, switches -->  Simulator.send / apply
///                                                    |
///                                               FrameLoop: Simulator.advance(to:)
///                                                    |
/// page  <-- patch (what this tab lacks) ----   ScreenState
/// ```
///
/// Every tab is sent the difference between what it was last sent and what the screen shows now. A tab has at most one
/// patch on the way; until it answers, frames only mark it stale, so a slow tab skips frames instead of queueing them.
/// While nothing moves there is no timer, no frame and no message but a WebSocket ping every 25 seconds.
///
/// The server listens on the loopback interface only, asks for a token on everything that carries the app's content,
/// and refuses requests whose `Host` is not this machine or whose `Origin` is another page (see `RequestGuard`).
@MainActor
public final class BrowserHost {
  /// The configuration of the host.
  public struct Configuration: Sendable {
    /// The TCP port on 127.0.0.1; 0 lets the system choose a free one.
    public var port: UInt16
    /// The token in the address, without which nobody on the machine can open it. Letters, digits, `-` and `_`.
    public var token: String
    /// The clock of `Simulator.advance(to:)` and of input timestamps, in seconds.
    public var now: @Sendable () -> TimeInterval

    public init(
      port: UInt16 = 0, token: String = Configuration.randomToken(),
      now: @escaping @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    ) {
      self.port = port
      self.token = token
      self.now = now
    }

    /// Returns 128 random bits from the system's generator, as 32 hexadecimal digits.
    public nonisolated static func randomToken() -> String { AccessToken.random() }
  }

  /// The panels that the page shows beside and over the phone; nil for the phone alone.
  public var workbench: Workbench? {
    didSet { if workbench != oldValue { frames?.wake() } }
  }
  /// Called with the index of the workbench entry that the user chose.
  public var onChoose: (@MainActor (Int) -> Void)?
  /// A closure that returns where the app's source declares the view with a name; nil if that is not known.
  public var whereIs: (@MainActor (String) -> String?)?
  /// Called with what is known of a view that the user pointed at and clicked, a line each.
  public var onPick: (@MainActor ([String]) -> Void)?

  let bitmaps = BitmapStore()
  /// The simulator on the page; `replaceSimulator(_:)` changes it.
  package private(set) var simulator: Simulator
  /// How many simulators were shown before this one.
  private var generation = 0
  private let configuration: Configuration
  private var frames: FrameLoop?
  private var server: PageServer?
  private var events = EventLog()
  private var tabs: [Int: Tab] = [:] {
    didSet { reachable.withLock { [tabs] in $0 = tabs } }
  }
  /// The same tabs, for callers that cannot wait for the main thread.
  private nonisolated let reachable = Mutex<[Int: Tab]>([:])
  private var lastTabID = 0
  private var lastTouchID = 0
  private var state: ScreenState?
  /// Screens served to pages that have not connected yet, oldest first.
  private var prepared: [(number: Int, state: ScreenState)] = []
  private var lastPrepared = 0
  private var pings: Task<Void, Never>?

  /// The seconds between protocol-level pings, which keep proxies and tunnels from dropping a quiet connection.
  private static let pingInterval = 25.0
  /// The most pages that load at the same time.
  private static let mostPrepared = 4

  public init(simulator: Simulator, configuration: Configuration = .init()) {
    self.simulator = simulator
    self.configuration = configuration
  }

  /// Starts server and frame loop.
  /// - Returns: the address to open, token included.
  /// - Throws: `BrowserHostError` if the port is taken or may not be used, or if the host is already running.
  public func start() async throws -> URL {
    guard server == nil else { throw BrowserHostError.alreadyStarted }
    let server = PageServer(host: self, port: configuration.port, token: configuration.token)
    self.server = server
    let url: URL
    do {
      url = try await server.start()
    } catch {
      self.server = nil
      throw error
    }
    runFrames()
    return url
  }

  /// Replaces the phone on the page, which is torn down. Pages stay connected.
  /// - Parameter make: creates the new phone; called when the old one is gone, since a process has one phone at a time.
  public func replaceSimulator(_ make: (_ old: Simulator) -> Simulator) {
    simulator.onNeedsFrame = nil
    frames?.stop()
    frames = nil
    simulator.tearDown()
    simulator = make(simulator)
    generation += 1
    state = nil
    prepared = []
    for tab in tabs.values { (tab.touches, tab.keys, tab.isHovering) = ([:], [], false) }
    if server != nil { runFrames() }
  }

  private func runFrames() {
    frames = FrameLoop(source: simulator, now: configuration.now) { [weak self] in self?.publish(isLast: $0) }
    simulator.onNeedsFrame = { [weak self] in self?.frames?.wake() }
    frames?.wake()
  }

  /// Notifies every tab, closes all connections and ends the frame loop.
  public func stop() async {
    simulator.onNeedsFrame = nil
    frames?.stop()
    frames = nil
    pings?.cancel()
    pings = nil
    for tab in tabs.values { tab.close(.goingAway, "Scrollwork has been stopped.") }
    tabs = [:]
    await server?.stop()
    server = nil
  }

  /// Shows a text over the phone on all pages at once, from any thread: also while the main thread hangs.
  /// - Parameter problem: nil when it is over.
  public nonisolated func tell(problem: String?) {
    var json = JSONWriter()
    json.object {
      $0.key(Wire.Notice.problem)
      $0.string(problem ?? "")
    }
    for tab in reachable.withLock({ $0 }).values { tab.send(json.text) }
  }

  /// Notes an event of the app, to be read at `GET /events?token=...` by tests. The last 200 are kept.
  public func record(event: String) {
    events.append(event)
  }
}

// MARK: - Tabs

extension BrowserHost: TabHost {
  var recordedEvents: [EventLog.Entry] { events.entries }

  func prepareScreen() -> (number: Int, patch: String)? {
    guard let state,
      let patch = PatchWriter.message(number: 1, from: nil, to: state, evenIfOnlyCounters: true, bitmaps: bitmaps)
    else { return nil }
    lastPrepared += 1
    prepared.append((lastPrepared, state))
    // A client that requests the page and never connects is not a browser.
    if prepared.count > Self.mostPrepared { prepared.removeFirst() }
    return (lastPrepared, patch)
  }

  /// Connects a page: it gets the whole screen, or what has changed since it was served.
  func connect(_ output: AsyncStream<WebSocketFrame>.Continuation, page: Int?) -> Int {
    lastTabID += 1
    let index = prepared.firstIndex { $0.number == page }
    tabs[lastTabID] = Tab(
      id: lastTabID, output: output, bitmaps: bitmaps, shown: index.map { prepared.remove(at: $0).state })
    if let state {
      tabs[lastTabID]?.update(to: state)
    } else {
      frames?.wake()
    }
    sendPings()
    return lastTabID
  }

  /// Removes a page, with the fingers, keys and pointer that it left on the phone.
  func disconnect(_ id: Int) {
    guard let tab = tabs.removeValue(forKey: id) else { return }
    for touch in tab.touches.values {
      simulator.send(
        .touch(.init(id: touch.id, phase: .cancelled, location: touch.location, timestamp: configuration.now())))
    }
    for key in tab.keys { simulator.send(.key(.init(name: key, isDown: false, timestamp: configuration.now()))) }
    if tab.isHovering { simulator.send(.hover(nil, timestamp: configuration.now())) }
    if tabs.isEmpty {
      pings?.cancel()
      pings = nil
    }
  }

  /// Handles one message of a page.
  func receive(_ message: TabMessage, from id: Int) {
    guard let tab = tabs[id] else { return }
    if let number = message.acknowledged { tab.acknowledge(number) }
    if let change = message.change {
      tab.changes += 1
      let (device, settings) = change.applied(to: simulator.device, simulator.settings)
      simulator.apply(device: device, settings: settings)
      change.carryOut(on: simulator)
      frames?.wake()
    }
    if let index = message.choice, let workbench, workbench.entries.indices.contains(index) { onChoose?(index) }
    if let inspection = message.inspection { answer(inspection, to: tab) }
    for input in message.input { send(input, of: tab) }
  }

  private func send(_ input: InputEvent, of tab: Tab) {
    var event = input
    event.timestamp = tab.clock.timestamp(of: input.timestamp, receivedAt: configuration.now())
    switch event {
    case .touch(var touch):
      let pointer = touch.id
      if touch.phase == .began, tab.touches[pointer] == nil {
        lastTouchID += 1
        tab.touches[pointer] = (lastTouchID, touch.location)
      }
      // A finger that was put down before the page reconnected is no longer known.
      guard let id = tab.touches[pointer]?.id else { return }
      tab.touches[pointer] = touch.phase == .began || touch.phase == .moved ? (id, touch.location) : nil
      touch.id = id
      event = .touch(touch)
    case .key(let key):
      if key.isDown { tab.keys.insert(key.name) } else { tab.keys.remove(key.name) }
    case .hover(let location, _): tab.isHovering = location != nil
    case .wheel, .text, .paste, .activate, .perform: break
    }
    simulator.send(event)
    frames?.wake()
  }

  private func publish(isLast: Bool) {
    let state = ScreenState(
      simulator, workbench: workbench, generation: generation, changes: tabs.mapValues(\.changes), after: state)
    self.state = state
    for tab in tabs.values { tab.update(to: state, evenIfOnlyCounters: isLast) }
  }

  private func sendPings() {
    guard pings == nil else { return }
    pings = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(Self.pingInterval), tolerance: .seconds(1))) != nil {
        guard let self else { return }
        for tab in tabs.values { tab.ping() }
      }
    }
  }
}
