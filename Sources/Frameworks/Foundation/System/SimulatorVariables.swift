import Synchronization

/// The variables by which an app in Apple's simulator finds out about its device, in `ProcessInfo.environment`: such as
/// `SIMULATOR_DEVICE_NAME` and `SIMULATOR_MODEL_IDENTIFIER`.
package enum SimulatorVariables {
  private static let variables = Mutex<[String: String]>([:])

  package static var current: [String: String] {
    get { variables.withLock { $0 } }
    set { variables.withLock { $0 = newValue } }
  }
}
