import DisplayList
import Simulator

/// All that a page shows at one time.
struct ScreenState {
  var displayList: DisplayList
  var accessibility: AccessibilityOutline
  var phone: PhoneState
  var counters: CounterValues
  /// The simulator's; while it stays, so does `accessibility`.
  var accessibilityVersion = 0
  /// What typing goes into.
  var textInput: TextInputState?
  /// The page is to say where its pointer is.
  var wantsHover = false
  /// Keys that the page is to leave to the phone.
  var shortcuts: [String] = []
  /// Which simulator this is, counted from the first.
  var generation = 0
  var workbench: Workbench?
  /// How many changes of the controls each page had made, by the tab's number.
  var changes: [Int: Int] = [:]
}

extension ScreenState {
  /// What the simulator shows now. In a scroll frame only frames of elements change, so the outline of the state before
  /// is taken over.
  @MainActor
  init(
    _ simulator: Simulator, workbench: Workbench? = nil, generation: Int = 0, changes: [Int: Int] = [:],
    after previous: ScreenState?
  ) {
    displayList = simulator.displayList(showing: .system)
    accessibilityVersion = simulator.accessibilityVersion
    if let previous, previous.accessibilityVersion == accessibilityVersion {
      accessibility = previous.accessibility
    } else {
      accessibility = AccessibilityOutline(simulator.accessibilityTree)
    }
    phone = PhoneState(
      device: simulator.device, settings: simulator.settings, isInBackground: simulator.scenePhase == .background,
      permission: PermissionChoice(simulator.location.permission), place: PlaceChoice(simulator.location))
    counters = CounterValues(simulator.counters)
    textInput = simulator.textInput
    wantsHover = simulator.wantsHover
    shortcuts = simulator.shortcuts
    self.generation = generation
    self.workbench = workbench
    self.changes = changes
  }
}

/// What the controls around the phone show.
struct PhoneState: Equatable {
  var device: Device
  var settings: DeviceSettings
  var isInBackground = false
  var permission = PermissionChoice.notAsked
  /// Nil for one that the page does not offer.
  var place: PlaceChoice? = .unknown
}

/// The counters since the start, in the order in which the page lists them; CPU time in microseconds.
struct CounterValues: Equatable {
  var values: [Int]
}

extension CounterValues {
  init(_ counters: Counters) {
    values = [
      counters.frames, counters.bodies, counters.layouts, counters.liveNodes, counters.fragments, counters.drawCommands,
      Int((counters.frameCPUSeconds * 1_000_000).rounded()),
    ]
  }
}
