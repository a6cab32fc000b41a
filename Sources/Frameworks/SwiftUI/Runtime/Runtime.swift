import DisplayList
import Foundation
import ScrollworkUIKit

/// One screen's worth of SwiftUI: the trees, what is due, and the passes of a frame. `frame(at:)` is the only place
/// where time passes; `docs/passes.md` says what each pass may read and invalidate.
@MainActor
package final class Runtime {
  /// What has been done since the runtime was made.
  package var counters = _Counters()
  /// The counters when the current frame began, or the last one.
  private(set) var countersBefore = _Counters()
  /// Records what happens in the frames; nil for nobody who wants to know.
  package var trace: FrameTrace?
  /// Measures what moves although nobody scrolled; nil for nobody who wants to know.
  package var drift: DriftMeter?
  /// The clock of the current frame, in seconds.
  package private(set) var now: TimeInterval = 0
  /// The screen as of the last `setScreen(_:)`; the next frame is laid out for it.
  package private(set) var screen: Screen
  /// Called when something wants a frame and none is running.
  package var onNeedsFrame: (@MainActor () -> Void)?

  // What is due.
  var updateQueue: [_Node] = []
  /// Changes that wait for the next update pass: the nodes that the first one concerns are in the queue already.
  var openUpdates: [StateUpdate] = []
  /// The update that is, or was last, carried out.
  var currentUpdate = 0
  /// The update pass runs: what changes now is part of the update that is being carried out.
  var isUpdating = false
  /// Nodes that left the tree in this frame.
  var destroyedNodes: [_Node] = []
  var lastSerial = 0
  /// A view has said how far in front of its siblings it is drawn; most screens have none that does.
  var usesZIndex = false
  /// How many parts of the structure tree are suspended.
  var suspensions = 0
  var layoutQueue: [RenderNode] = []
  var callbacks: [Callback] = []
  /// What leaves the screen just now does so by a transition that takes no time.
  var isDeparting = false
  var runningAnimations: [any RunningAnimation] = []
  /// Who waits for them.
  var completions = AwaitedCompletions()
  /// What else moves by itself: content that coasts.
  var motions: [any RunningMotion] = []
  /// What is done in the layout pass as soon as all that is queued has its place.
  var layoutRequests: [@MainActor () -> Void] = []
  /// Roots of SwiftUI views inside UIKit, which their hosting views keep.
  var hostedNodes: [WeakNode] = []
  var preferenceReaders: [WeakPreferenceReader] = []
  /// What features keep for this screen, by type.
  var parts: [ObjectIdentifier: any RuntimePart] = [:]
  /// What they do in a frame, by phase.
  var phaseMembers = [[@MainActor () -> Void]](repeating: [], count: FramePhase.allCases.count)
  /// What views ask of the whole screen: light or dark, no status bar.
  var screenPreferences: [@MainActor (inout Screen) -> Void] = []
  /// The screen as the phone is set.
  private var phoneScreen: Screen
  var arePreferencesDirty = false
  var needsPaint = true
  /// The transaction of the change that is being carried out.
  var transaction = Transaction()
  /// Those of the changes that this frame has carried out, as they were made.
  var frameTransactions: [Transaction] = []
  private(set) var isInFrame = false
  private(set) var hasAskedForFrame = false

  /// What goes on from the version before; nil if there was none.
  private(set) var continuing: KeptScreen?

  var root: RootRender?
  private(set) var rootNode: _Node?
  /// That of the views on the screen that are on no page of their own.
  private let editMode = EditModeScope()
  private(set) var touches = TouchDispatcher()
  /// Set by who wants to know what outlives the screen.
  var census: RenderCensus?
  /// Grows whenever what assistive technology sees, frames aside, can have changed.
  package private(set) var accessibilityVersion = 0
  var fragment: Fragment?

  /// An empty screen; `setRoot(_:)` shows something on it.
  package init(screen: Screen) {
    self.screen = screen
    phoneScreen = screen
    UIView.connectMeasuring
  }

  /// Shows a view; what was shown before leaves the tree.
  /// - Parameter continuing: what the version before kept of the view; nil to begin.
  package func setRoot<Content: View>(_ view: Content, continuing: KeptScreen? = nil) {
    // What was shown ends when this does, not while the properties change: an app's objects may look at the screen then.
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

  /// Shows nothing any more: `onDisappear` runs, tasks of views are cancelled, and what animated stops.
  package func tearDown() {
    root?.stopPresenting()
    root?.setAttached(false)
    rootNode?.destroy()
    for hosted in hostedNodes { hosted.node?.destroy() }
    hostedNodes = []
    run(.tearDown)
    arePreferencesDirty = false
    callbackPass()
    do {
      let old = (root, rootNode)
      defer { withExtendedLifetime(old) {} }
      (root, rootNode) = (nil, nil)
    }
    fragment = nil
    touches = TouchDispatcher()
    (updateQueue, openUpdates, layoutQueue) = ([], [], [])
    releaseDestroyedNodes()
    let animations = runningAnimations.filter { !$0.goesWithScreen }
    runningAnimations = animations.filter { $0.advance(to: now) }
    hasAskedForFrame = false
    needsPaint = false
  }

  /// What the root of the screen sees.
  private var rootEnvironment: EnvironmentValues {
    var values = screen.environment
    values.pageEditMode = editMode.binding
    values.undoManager = Phone.current.undoManager
    return values
  }

  /// Another phone, orientation or setting; shown by the next frame.
  package func setScreen(_ new: Screen) {
    phoneScreen = new
    applyScreen()
  }

  /// What views ask of the whole screen is another thing.
  func screenPreferencesDidChange() {
    enqueueCallback(order: .geometry) { [weak self] in self?.applyScreen() }
  }

  /// The phone's screen, but light or dark as views prefer.
  private func applyScreen() {
    var new = phoneScreen
    for preference in screenPreferences { preference(&new) }
    guard new != screen else { return }
    var before = screen
    before.systemBars = new.systemBars
    screen = new
    needsPaint = true
    // Nothing in the app depends on what is drawn over it.
    guard before != new else { return requestFrame() }
    rootNode?.setEnvironment(rootEnvironment)
    run(.screenChanged)
    if let root { enqueueLayout(root) }
    accessibilityDidChange()
    requestFrame()
  }

  var displayScale: CGFloat { screen.scale }

  /// What bars, corners and the keyboard leave free, in screen points.
  package var safeAreaRect: CGRect {
    var area = containerAreaRect
    area.size.height = min(area.height, screen.size.height - textInput.keyboard.inset - area.minY)
    return area
  }

  /// What bars and corners leave free, in screen points.
  var containerAreaRect: CGRect {
    let insets = screen.safeArea
    return CGRect(
      x: insets.leading, y: insets.top, width: screen.size.width - insets.leading - insets.trailing,
      height: screen.size.height - insets.top - insets.bottom)
  }

  /// The closest point between device pixels.
  func roundedToPixel(_ point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x * displayScale).rounded() / displayScale, y: (point.y * displayScale).rounded() / displayScale)
  }

  // MARK: Queues

  /// The node must evaluate again.
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

  /// The transaction of a change that is made now; what is no part of one is a consequence of that which is being carried out.
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
    if !runningAnimations.contains(where: { $0 === animation }) { runningAnimations.append(animation) }
    if !completions.isEmpty { completions.add(animation, of: transaction, at: now) }
    requestFrame()
  }

  func accessibilityDidChange() {
    accessibilityVersion += 1
  }

  /// Something is due; the host is told once between two frames.
  func requestFrame() {
    guard !isInFrame, !hasAskedForFrame else { return }
    hasAskedForFrame = true
    onNeedsFrame?()
  }

  /// True if another frame would show something else than the last one.
  package var needsFrame: Bool {
    hasAskedForFrame || needsPaint || hasUpdates || !layoutQueue.isEmpty || !callbacks.isEmpty
      || !layoutRequests.isEmpty || !runningAnimations.isEmpty || !motions.isEmpty || touches.hasPendingEvents
  }

  /// When something is due although nothing moves: a finger's delay, or the caret's next blink.
  package var nextDeadline: TimeInterval? { [touches.nextDeadline, textInput.deadline].compactMap(\.self).min() }

  /// When a resting finger comes to mean something. A caret blinks for ever, so it keeps nobody waiting.
  package var touchDeadline: TimeInterval? { touches.nextDeadline }

  // MARK: The frame

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
    } while isDirty && rounds < 8
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

  /// The end of a node can destroy others, which a view of UIKit kept, and then these wait here too.
  private func releaseDestroyedNodes() {
    while !destroyedNodes.isEmpty {
      var gone: [_Node] = []
      swap(&gone, &destroyedNodes)
    }
  }

  private func run(_ name: String, _ pass: () -> Void) {
    if let trace { trace.run(name, pass) } else { pass() }
  }

  /// Another round of passes is due in this frame.
  var isDirty: Bool {
    hasUpdates || !layoutQueue.isEmpty || !callbacks.isEmpty || !layoutRequests.isEmpty
  }

  /// Something is left for a frame after this one.
  func requestNextFrame() { hasAskedForFrame = true }

  private func reportUnsettled() {
    let names = Set(updateQueue.map(\.viewTypeName)).sorted().joined(separator: ", ")
    Report.warning("An update did not settle within 8 rounds; still changing: \(names.isEmpty ? "layout" : names).")
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

/// Something to run after layout.
struct Callback {
  enum Order: Int {
    /// Reports of sizes and positions come first: what they change is in this frame.
    case geometry
    case lifecycle
    /// What has made room for something else says so when that has appeared.
    case departure
  }

  let order: Order
  let action: @MainActor () -> Void
}

/// The main thread's CPU time.
enum CPUClock {
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
