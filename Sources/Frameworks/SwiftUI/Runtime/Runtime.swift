import DisplayList
import Foundation
import ScrollworkUIKit

/// The SwiftUI runtime of one screen: the trees, the queue, and the passes of a frame. Time advances only in
/// `frame(at:)`; `docs/passes.md` describes what each pass may read and invalidate.
@MainActor
package final class Runtime {
  /// The counts since the runtime was made.
  package var counters = _Counters()
  /// The counters at the start of the current or last frame.
  private(set) var countersBefore = _Counters()
  /// Records the events of frames; nil if disabled.
  package var trace: FrameTrace?
  /// Measures movement without scrolling; nil if disabled.
  package var drift: DriftMeter?
  /// The timestamp of the current frame, in seconds.
  package private(set) var now: TimeInterval = 0
  /// The screen set by the last `setScreen(_:)`, for which the next frame is laid out.
  package private(set) var screen: Screen
  /// Called when a frame is needed and none is running.
  package var onNeedsFrame: (@MainActor () -> Void)?

  // The pending work.
  var updateQueue: [_Node] = []
  /// Changes that wait for the next update pass; the nodes affected by the first one are already queued.
  var openUpdates: [StateUpdate] = []
  /// The current or last update.
  var currentUpdate = 0
  /// Whether the update pass is running; changes made now belong to the current update.
  var isUpdating = false
  /// The nodes that left the tree in this frame.
  var destroyedNodes: [_Node] = []
  var lastSerial = 0
  /// Whether a view has set a z-index; most screens have none.
  var usesZIndex = false
  /// The number of suspended parts of the structure tree.
  var suspensions = 0
  var layoutQueue: [RenderNode] = []
  var callbacks: [Callback] = []
  /// Whether a view is leaving the screen with a transition of zero duration.
  var isDeparting = false
  var runningAnimations: [any RunningAnimation] = []
  /// The pending animation completions.
  var completions = AwaitedCompletions()
  /// Other motions: content that coasts.
  var motions: [any RunningMotion] = []
  /// Actions for the layout pass, once all queued nodes are placed.
  var layoutRequests: [@MainActor () -> Void] = []
  /// The roots of SwiftUI views inside UIKit, retained by their hosting views.
  var hostedNodes: [WeakNode] = []
  var preferenceReaders: [WeakPreferenceReader] = []
  /// The parts that features keep for this screen, by type.
  var parts: [ObjectIdentifier: any RuntimePart] = [:]
  /// The actions of parts, by frame phase.
  var phaseMembers = [[@MainActor () -> Void]](repeating: [], count: FramePhase.allCases.count)
  /// The preferences of views for the whole screen: light or dark, no status bar.
  var screenPreferences: [@MainActor (inout Screen) -> Void] = []
  /// The screen with the phone's settings.
  private var phoneScreen: Screen
  var arePreferencesDirty = false
  var needsPaint = true
  /// The transaction of the current change.
  var transaction = Transaction()
  /// The original transactions of the changes in this frame.
  var frameTransactions: [Transaction] = []
  private(set) var isInFrame = false
  private(set) var hasAskedForFrame = false

  /// What is kept from the previous version; nil if there was none.
  private(set) var continuing: KeptScreen?

  var root: RootRender?
  private(set) var rootNode: _Node?
  /// The edit mode of views that are not on a page.
  private let editMode = EditModeScope()
  private(set) var touches = TouchDispatcher()
  /// Set to find out what outlives the screen.
  var census: RenderCensus?
  /// Grows whenever the accessibility tree may have changed, except for frames.
  package private(set) var accessibilityVersion = 0
  var fragment: Fragment?

  /// Creates an empty screen; `setRoot(_:)` shows a view.
  package init(screen: Screen) {
    self.screen = screen
    phoneScreen = screen
    UIView.connectMeasuring()
  }

  /// Shows a view; the previous one leaves the tree.
  /// - Parameter continuing: What the previous version kept of the view; nil to start fresh.
  package func setRoot<Content: View>(_ view: Content, continuing: KeptScreen? = nil) {
    // The previous root is released at the end, not while the properties change: an app's objects may read the screen
    // then.
    let old = (root, rootNode)
    defer { withExtendedLifetime(old) {} }
    root?.setAttached(false)
    rootNode?.destroy()
    let node = RootNode(
      RootView(content: view), _NodeInputs(runtime: self, parent: nil, environment: rootEnvironment))
    self.continuing = continuing
    node.kept = continuing?.root
    rootNode = node
    node.render.setAttached(true)
    enqueueLayout(node.render)
    accessibilityDidChange()
    requestFrame()
  }

  /// Takes down the screen: `onDisappear` runs, tasks of views are cancelled, and animations stop. What is still due
  /// afterwards is dropped: nothing of it could be seen.
  package func tearDown() {
    root?.stopPresenting()
    root?.setAttached(false)
    rootNode?.destroy()
    for hosted in hostedNodes { hosted.node?.destroy() }
    hostedNodes = []
    run(.tearDown)
    arePreferencesDirty = false
    // What disappears may queue more.
    var rounds = 0
    repeat {
      callbackPass()
      rounds += 1
    } while !callbacks.isEmpty && rounds < Self.mostRounds
    do {
      let old = (root, rootNode)
      defer { withExtendedLifetime(old) {} }
      (root, rootNode) = (nil, nil)
    }
    fragment = nil
    touches = TouchDispatcher()
    (updateQueue, openUpdates, layoutQueue) = ([], [], [])
    // Released at the end, like the root.
    let due = (callbacks, layoutRequests, motions)
    defer { withExtendedLifetime(due) {} }
    (callbacks, layoutRequests, motions) = ([], [], [])
    releaseDestroyedNodes()
    let animations = runningAnimations.filter { !$0.goesWithScreen }
    runningAnimations = animations.filter { $0.advance(to: now) }
    hasAskedForFrame = false
    needsPaint = false
  }

  /// The environment of the screen's root.
  private var rootEnvironment: EnvironmentValues {
    var values = screen.environment
    values.pageEditMode = editMode.binding
    values.undoManager = Phone.current.undoManager
    return values
  }

  /// Sets another phone, orientation or setting, which the next frame shows.
  package func setScreen(_ new: Screen) {
    phoneScreen = new
    applyScreen()
  }

  /// Called when the preferences of views for the whole screen have changed.
  func screenPreferencesDidChange() {
    enqueueCallback(order: .geometry) { [weak self] in self?.applyScreen() }
  }

  /// Applies the phone's screen, with the views' preference for light or dark.
  private func applyScreen() {
    var new = phoneScreen
    for preference in screenPreferences { preference(&new) }
    guard new != screen else { return }
    var before = screen
    before.systemBars = new.systemBars
    screen = new
    needsPaint = true
    // Nothing in the app depends on what is drawn above it.
    guard before != new else { return requestFrame() }
    rootNode?.setEnvironment(rootEnvironment)
    run(.screenChanged)
    if let root { enqueueLayout(root) }
    accessibilityDidChange()
    requestFrame()
  }

  var displayScale: CGFloat { screen.scale }

  /// The area free of bars, corners and the keyboard, in screen points.
  package var safeAreaRect: CGRect {
    var area = containerAreaRect
    area.size.height = min(area.height, screen.size.height - textInput.keyboard.inset - area.minY)
    return area
  }

  /// The area free of bars and corners, in screen points.
  var containerAreaRect: CGRect {
    let insets = screen.safeArea
    return CGRect(
      x: insets.leading, y: insets.top, width: screen.size.width - insets.leading - insets.trailing,
      height: screen.size.height - insets.top - insets.bottom)
  }

  /// Returns the closest point on a device pixel boundary.
  func roundedToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * displayScale).rounded() / displayScale, y: (point.y * displayScale).rounded() / displayScale)
  }

  /// Returns the distance of a place from its pixel in points: always less than half a pixel to the right and below, so
  /// that whole pixels stay the same wherever they are.
  func rest(of point: CGPoint, from pixel: CGPoint) -> CGPoint {
    let most = 0.4999 / displayScale
    return CGPoint(x: min(point.x - pixel.x, most), y: min(point.y - pixel.y, most))
  }

  // MARK: Queues

  /// Queues the node for evaluation.
  func enqueue(_ node: _Node) {
    guard !node.isDestroyed else { return }
    if let suspension = node.enclosingSuspension {
      if !node.isQueued { suspension.missed.append(node) }
      node.isQueued = true
      return
    }
    let transaction = changeTransaction
    completions.add(transaction.completions)
    if !isUpdating, openUpdates.isEmpty { openUpdate(transaction) }
    if !transaction.isPlain, !node.isQueued || isUpdating || node.queuedTurn != Turn.current {
      node.queuedTransaction = transaction
    }
    guard !node.isQueued else { return }
    node.isQueued = true
    node.queuedTurn = Turn.current
    updateQueue.append(node)
    requestFrame()
  }

  /// The transaction of a change made now; outside a transaction, a change is a consequence of the current one.
  var changeTransaction: Transaction { Transaction.current.isPlain ? transaction : Transaction.current }

  func enqueueLayout(_ node: RenderNode) {
    node.outdateAnswers()
    enqueuePlacement(of: node)
  }

  func enqueuePlacement(of node: RenderNode) {
    guard !node.isInLayoutQueue else { return }
    node.isInLayoutQueue = true
    node.isLayoutDirty = true
    layoutQueue.append(node)
    requestFrame()
  }

  /// Runs `action` in the callback pass of this frame.
  func enqueueCallback(order: Callback.Order = .lifecycle, _ action: @escaping @MainActor () -> Void) {
    callbacks.append(Callback(order: order, action: action))
    requestFrame()
  }

  func start(_ animation: any RunningAnimation) {
    proveNotMeasuring("an animation began (\(animation.summary))")
    if !runningAnimations.contains(where: { $0 === animation }) { runningAnimations.append(animation) }
    if !completions.isEmpty { completions.add(animation, of: transaction, at: now) }
    requestFrame()
  }

  func accessibilityDidChange() {
    accessibilityVersion += 1
  }

  /// Requests a frame; the host is notified once between two frames.
  func requestFrame() {
    guard !isInFrame, !hasAskedForFrame else { return }
    hasAskedForFrame = true
    onNeedsFrame?()
  }

  /// Whether another frame would differ from the last one.
  package var needsFrame: Bool {
    hasAskedForFrame || needsPaint || hasUpdates || !layoutQueue.isEmpty || !callbacks.isEmpty
      || !layoutRequests.isEmpty || !runningAnimations.isEmpty || !motions.isEmpty || touches.hasPendingEvents
  }

  /// When something is due without motion: a touch delay, or the caret's next blink.
  package var nextDeadline: TimeInterval? { [touches.nextDeadline, textInput.deadline].compactMap(\.self).min() }

  /// When a resting finger takes effect. A caret blinks forever, so it is not included.
  package var touchDeadline: TimeInterval? { touches.nextDeadline }

  // MARK: The frame

  /// The rounds of passes that a frame has at most.
  private static let mostRounds = 8

  /// Runs one frame at a time that is not before the last one.
  package func frame(at time: TimeInterval) {
    now = max(now, time)
    hasAskedForFrame = false
    isInFrame = true
    let start = CPUClock.now
    counters.frames += 1
    countersBefore = counters
    trace?.beginFrame(self)
    run("input", inputPass)
    run("animation", animationPass)
    var rounds = 0
    repeat {
      if !completions.isEmpty { completions.begin() }
      run("update", updatePass)
      run("layout", layoutPass)
      completeAnimations()
      run("callbacks", callbackPass)
      rounds += 1
      runWhileSettled(.prefetch)
    } while isDirty && rounds < Self.mostRounds
    if isDirty { reportUnsettled() }
    if counters.layoutRounds > countersBefore.layoutRounds { run(.roundsOver) }
    run("paint", paintPass)
    run(.frameEnd)
    continuing?.isFirstFrame = false
    trace?.endFrame(self, rounds: rounds)
    releaseDestroyedNodes()
    isInFrame = false
    if hasUpdates { Turn.endSoon() }
    counters.frameCPUSeconds += CPUClock.now - start
    drift?.endFrame()
  }

  /// Destroying a node can destroy others that a UIKit view kept, which are then added here.
  private func releaseDestroyedNodes() {
    while !destroyedNodes.isEmpty {
      var gone: [_Node] = []
      swap(&gone, &destroyedNodes)
    }
  }

  private func run(_ name: String, _ pass: () -> Void) {
    if let trace { trace.run(name, pass) } else { pass() }
  }

  /// Whether this frame needs another round of passes.
  var isDirty: Bool {
    hasUpdates || !layoutQueue.isEmpty || !callbacks.isEmpty || !layoutRequests.isEmpty
  }

  /// Requests another frame after this one.
  func requestNextFrame() { hasAskedForFrame = true }

  private func reportUnsettled() {
    let names = Set(updateQueue.map(\.viewTypeName)).sorted().joined(separator: ", ")
    Report.warning(
      "An update did not settle within \(Self.mostRounds) rounds; "
        + "still changing: \(names.isEmpty ? "layout" : names).")
    hasAskedForFrame = true
  }

  /// Runs `body` as part of a change made with `transaction`.
  func with(_ transaction: Transaction, _ body: () -> Void) {
    let outer = self.transaction
    self.transaction = transaction
    body()
    self.transaction = outer
  }
}

/// An action that runs after layout.
struct Callback {
  enum Order: Int {
    /// Reports of sizes and positions come first, so that their changes are in this frame.
    case geometry
    case lifecycle
    /// What was replaced is notified after its replacement has appeared.
    case departure
  }

  let order: Order
  let action: @MainActor () -> Void
}

/// The CPU time of the main thread.
enum CPUClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
