import Foundation
import Synchronization

/// Brings media from devices to outputs. It runs as on a phone without a camera: it can be started and has outputs, and
/// nothing passes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  private struct State {
    var inputs: [AVCaptureInput] = []
    var outputs: [AVCaptureOutput] = []
    var connections: [AVCaptureConnection] = []
    var preset = Preset.high
    var isRunning = false
  }

  private let state = Mutex(State())

  /// A session of nothing.
  public override init() {}

  // MARK: Configuration

  /// Would gather changes until they are committed. Caveat: each acts at once.
  open func beginConfiguration() {}
  /// Ends that.
  open func commitConfiguration() {}

  /// How good what comes out is.
  open var sessionPreset: Preset {
    get { state.withLock { $0.preset } }
    set { state.withLock { $0.preset = newValue } }
  }
  /// Whether it can be as good as that: yes, as no device says otherwise.
  open func canSetSessionPreset(_ preset: Preset) -> Bool {
    inputs.allSatisfy { ($0 as? AVCaptureDeviceInput)?.device.supportsSessionPreset(preset) ?? true }
  }

  /// Where media come in.
  open var inputs: [AVCaptureInput] { state.withLock { $0.inputs } }
  /// Whether an input can be added: once.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input. Caveat: one that cannot be added changes nothing, where iOS ends the app.
  open func addInput(_ input: AVCaptureInput) {
    guard canAddInput(input) else { return }
    state.withLock { $0.inputs.append(input) }
  }
  /// Adds an input that leads nowhere yet.
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  /// Takes an input away, with what leads from it.
  open func removeInput(_ input: AVCaptureInput) {
    state.withLock { $0.inputs.removeAll { $0 === input } }
    for connection in connections where connection.inputPorts.contains(where: { $0.input === input }) {
      removeConnection(connection)
    }
  }

  /// Where media go out.
  open var outputs: [AVCaptureOutput] { state.withLock { $0.outputs } }
  /// Whether an output can be added: one that no session has.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }
  /// Adds an output. Caveat: one that cannot be added changes nothing, where iOS ends the app.
  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else { return }
    output.session = self
    state.withLock { $0.outputs.append(output) }
  }
  /// Adds an output that nothing leads to yet.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  /// Takes an output away, with what leads to it.
  open func removeOutput(_ output: AVCaptureOutput) {
    guard output.session === self else { return }
    output.session = nil
    state.withLock { $0.outputs.removeAll { $0 === output } }
    output.connections.forEach(removeConnection)
  }

  /// The ways from inputs to outputs: none, as no input can be made.
  open var connections: [AVCaptureConnection] { state.withLock { $0.connections } }
  /// Whether a way can be added: one from this session's inputs.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool {
    let (inputs, outputs) = (inputs, outputs)
    return connection.session == nil && !connection.inputPorts.isEmpty
      && connection.inputPorts.allSatisfy { port in inputs.contains { $0 === port.input } }
      && (connection.videoPreviewLayer != nil || outputs.contains { $0 === connection.output })
  }
  /// Adds a way. Caveat: one that cannot be added changes nothing, where iOS ends the app.
  open func addConnection(_ connection: AVCaptureConnection) {
    guard canAddConnection(connection) else { return }
    connection.session = self
    connection.output?.link(connection)
    state.withLock { $0.connections.append(connection) }
  }
  /// Takes a way away.
  open func removeConnection(_ connection: AVCaptureConnection) {
    guard connection.session === self else { return }
    connection.session = nil
    connection.output?.unlink(connection)
    state.withLock { $0.connections.removeAll { $0 === connection } }
  }

  // MARK: Running

  /// Starts, and says so in a notification.
  open func startRunning() { run(true, Self.didStartRunningNotification) }
  /// Ends, and says so in a notification.
  open func stopRunning() { run(false, Self.didStopRunningNotification) }

  private func run(_ runs: Bool, _ name: Notification.Name) {
    let changes = state.withLock { state in
      defer { state.isRunning = runs }
      return state.isRunning != runs
    }
    if changes { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Whether it runs.
  open var isRunning: Bool { state.withLock { $0.isRunning } }
  /// Whether something took its devices away: nothing does.
  open var isInterrupted: Bool { false }
  /// How much of what the phone can do it takes: nothing.
  open var hardwareCost: Float { 0 }
  /// Whether it could go on beside other apps: no.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether it goes on beside other apps. Caveat: without effect.
  open var isMultitaskingCameraAccessEnabled = false
  /// Whether it shares the app's audio session. Caveat: without effect.
  open var usesApplicationAudioSession = true
  /// Whether it sets the app's audio session. Caveat: without effect.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether it sets it so that others are heard too. Caveat: without effect.
  open var configuresApplicationAudioSessionToMixWithOthers = false
  /// Whether it lets the camera see more colours. Caveat: without effect.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true

  // MARK: Controls

  /// Whether the phone has a button for the camera: no.
  @available(iOS 18.0, *)
  open var supportsControls: Bool { false }
  /// How many things such a button could change.
  @available(iOS 18.0, *)
  open var maxControlsCount: Int { 4 }
  /// What such a button changes: nothing.
  @available(iOS 18.0, *)
  open var controls: [AVCaptureControl] { [] }
  /// Whether such a button could change something: no.
  @available(iOS 18.0, *)
  open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Changes nothing, as there is no such button; iOS ends the app there.
  @available(iOS 18.0, *)
  open func addControl(_ control: AVCaptureControl) {}
  /// Changes nothing, as there is no such button.
  @available(iOS 18.0, *)
  open func removeControl(_ control: AVCaptureControl) {}
  /// Says who hears of such a button. Caveat: nobody ever does.
  @available(iOS 18.0, *)
  open func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue controlsDelegateCallbackQueue: DispatchQueue?
  ) { (listener, listenerQueue) = (controlsDelegate, controlsDelegateCallbackQueue) }
  /// Who hears of such a button.
  @available(iOS 18.0, *)
  open var controlsDelegate: (any AVCaptureSessionControlsDelegate)? {
    listener as? any AVCaptureSessionControlsDelegate
  }
  /// Where they hear of it.
  @available(iOS 18.0, *)
  open var controlsDelegateCallbackQueue: DispatchQueue? { listenerQueue }
  private weak var listener: AnyObject?
  private var listenerQueue: DispatchQueue?
}

/// A session with several cameras at once.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether the phone can do that: no.
  open class var isMultiCamSupported: Bool { false }
  /// How much of the phone's power it takes: nothing.
  open var systemPressureCost: Float { 0 }
}
