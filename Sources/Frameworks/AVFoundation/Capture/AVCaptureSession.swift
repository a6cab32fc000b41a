import Foundation
import Synchronization

/// Connects devices with outputs. It behaves as on a phone without a camera: it can be started and have outputs, and no
/// data passes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  private struct State {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var connections: [AVCaptureConnection] = []
    var preset = Preset.high
    var isRunning = false
  }

  private let state = Mutex(State())

  /// Creates an empty session.
  public override init() {}

  // MARK: Configuration

  /// Begins a batch of changes. Caveat: each takes effect immediately.
  open func beginConfiguration() {}
  /// Ends a batch of changes.
  open func commitConfiguration() {}

  /// The preset.
  open var sessionPreset: Preset {
    get { state.withLock { $0.preset } }
    set { state.withLock { $0.preset = newValue } }
  }
  /// Returns whether a preset can be set: yes, as no device limits it.
  open func canSetSessionPreset(_ preset: Preset) -> Bool {
    inputs.allSatisfy { ($0 as? AVCaptureDeviceInput)?.device.supportsSessionPreset(preset) ?? true }
  }

  /// The inputs.
  open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }
  /// Returns whether an input can be added: once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input. Caveat: does nothing for one that cannot be added, where iOS ends the app.
  open func addInput(_ input: AVCaptureInput) {
    guard canAddInput(input) else { return }
    state.withLock { $0.inputs.append(input) }
  }
  /// Adds an input without connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Removes an input and its connections.
  open func removeInput(_ input: AVCaptureInput) {
    state.withLock { $0.inputs.removeAll { $0 === input } }
    for connection in connections where connection.inputPorts.contains(where: { $0.input === input }) {
      removeConnection(connection)
    }
  }

  /// The outputs.
  open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }
  /// Returns whether an output can be added: one without a session.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
  /// Adds an output. Caveat: does nothing for one that cannot be added, where iOS ends the app.
  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else { return }
    output.session = self
    state.withLock { $0.outputs.append(output) }
  }
  /// Adds an output without connections.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Removes an output and its connections.
  open func removeOutput(_ output: AVCaptureOutput) {
    guard output.session === self else { return }
    output.session = nil
    state.withLock { $0.outputs.removeAll { $0 === output } }
    output.connections.forEach(removeConnection)
  }

  /// The connections: none, as no input can be created.
  open var connections: [AVCaptureConnection] { state.withLock { $0.connections } }
  /// Returns whether a connection can be added: one from this session's inputs.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool {
    let (inputs, outputs) = (inputs, outputs)
    return connection.session == nil && !connection.inputPorts.isEmpty
      && connection.inputPorts.allSatisfy { port in inputs.contains { $0 === port.input } }
      && (connection.videoPreviewLayer != nil || outputs.contains { $0 === connection.output })
  }
  /// Adds a connection. Caveat: does nothing for one that cannot be added, where iOS ends the app.
  open func addConnection(_ connection: AVCaptureConnection) {
    guard canAddConnection(connection) else { return }
    connection.session = self
    connection.output?.link(connection)
    state.withLock { $0.connections.append(connection) }
  }
  /// Removes a connection.
  open func removeConnection(_ connection: AVCaptureConnection) {
    guard connection.session === self else { return }
    connection.session = nil
    connection.output?.unlink(connection)
    state.withLock { $0.connections.removeAll { $0 === connection } }
  }

  // MARK: Running

  /// Starts running, and posts a notification.
  open func startRunning() { run(true, Self.didStartRunningNotification) }
  /// Stops running, and posts a notification.
  open func stopRunning() { run(false, Self.didStopRunningNotification) }

  private func run(_ runs: Bool, _ name: Notification.Name) {
    let changes = state.withLock { state in
      defer { state.isRunning = runs }
      return state.isRunning != runs
    }
    if changes { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Whether it is running.
  open var isRunning: Bool { state.withLock { $0.isRunning } }
  /// Whether it is interrupted: never.
  open var isInterrupted: Bool { false }
  /// The share of the hardware that it uses: none.
  open var hardwareCost: Float { 0 }
  /// Whether it could run beside other apps: no.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether it runs beside other apps. Caveat: has no effect.
  open var isMultitaskingCameraAccessEnabled = false
  /// Whether it uses the app's audio session. Caveat: has no effect.
  open var usesApplicationAudioSession = true
  /// Whether it configures the app's audio session. Caveat: has no effect.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether it configures the audio session to mix with other audio. Caveat: has no effect.
  open var configuresApplicationAudioSessionToMixWithOthers = false
  /// Whether it configures the camera for wide colour. Caveat: has no effect.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  // MARK: Controls

  /// Whether the phone has a camera button: no.
  @available(iOS 18.0, *)
  open var supportsControls: Bool { false }
  /// The maximum number of controls.
  @available(iOS 18.0, *)
  open var maxControlsCount: Int { 4 }
  /// The controls: none.
  @available(iOS 18.0, *)
  open var controls: [AVCaptureControl] { [] }
  /// Returns whether a control can be added: no.
  @available(iOS 18.0, *)
  open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Does nothing, as there is no camera button; iOS ends the app there.
  @available(iOS 18.0, *)
  open func addControl(_ control: AVCaptureControl) {}
  /// Does nothing, as there is no camera button.
  @available(iOS 18.0, *)
  open func removeControl(_ control: AVCaptureControl) {}
  /// Sets the delegate of controls. Caveat: never called.
  @available(iOS 18.0, *)
  open func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?
  ) { (listener, listenerQueue) = (controlsDelegate, controlsDelegateCallbackQueue) }
  /// The delegate of controls.
  @available(iOS 18.0, *)
  open var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    listener as? any AVCaptureSessionControlsDelegate
  }
  /// The delegate's queue.
  @available(iOS 18.0, *)
  open var controlsDelegateCallbackQueue: DispatchQueue? { listenerQueue }
  private weak var listener: AnyObject?
  private var listenerQueue: DispatchQueue?
}

/// A session with several cameras at once.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether several cameras are supported: no.
  open class var isMultiCamSupported: Bool { false }
  /// The share of the phone's power that it uses: none.
  open var systemPressureCost: Float { 0 }
}
