import DisplayList
import Simulator

/// The state of a page at one time.
struct ScreenState {
  var displayList: DisplayList
  var accessibility: AccessibilityOutline
  var phone: PhoneState
  var counters: CounterValues
  /// The simulator's version; while it stays the same, so does `accessibility`.
  var accessibilityVersion = 0
  /// The field that receives typed text.
  var textInput: TextInputState?
  /// Whether the page should report its pointer's location.
  var wantsHover = false
  /// The keys that the page leaves to the phone.
  var shortcuts: [String] = []
  /// The number of the simulator, counted from the first.
  var generation = 0
  var workbench: Workbench?
  /// The number of control changes that each page had made, by the tab's number.
  var changes: [Int: Int] = [:]
}

extension ScreenState {
  /// Creates the simulator's current state. In a scroll frame only frames of elements change, so the previous state's
  /// outline is reused.
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

/// The state of the controls around the phone.
struct PhoneState: Equatable {
  var device: Device
  var settings: DeviceSettings
  var isInBackground = false
  var permission = PermissionChoice.notAsked
  /// Nil for a place that the page does not offer.
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
