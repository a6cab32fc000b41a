import DisplayList
import Simulator

/// All that a page shows at one time.
struct ScreenState {
  var displayList: DisplayList
  var accessibility: AccessibilityOutline
  var phone: PhoneState
  var counters: CounterValues
}

extension ScreenState {
  @MainActor
  init(_ simulator: Simulator) {
    displayList = simulator.displayList
    accessibility = AccessibilityOutline(simulator.accessibilityTree)
    phone = PhoneState(device: simulator.device, settings: simulator.settings)
    counters = CounterValues(simulator.counters)
  }
}

/// What the controls around the phone show.
struct PhoneState: Equatable {
  var device: Device
  var settings: DeviceSettings
}

/// The counters of the last frame, in the order in which the page lists them.
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
