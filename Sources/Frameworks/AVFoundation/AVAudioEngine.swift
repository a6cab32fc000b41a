import Foundation
import Synchronization

/// A graph of audio nodes.
///
/// The simulated phone has no microphone, so an engine whose input node was used does not start. Any other engine
/// plays, silently: player nodes take as long as their audio does, in the phone's time.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  private struct Connection {
    let source: AVAudioNode
    let target: AVAudioNode
    let input: AVAudioNodeBus
  }

  private struct State: @unchecked Sendable {
    var input: AVAudioInputNode?
    var isOutputUsed = false
    var attached: Set<AVAudioNode> = []
    var connections: [Connection] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let output = AVAudioOutputNode()
  private let mixer = AVAudioMixerNode()
  /// Whether the engine stops by itself when nothing is played. Caveat: it is only kept.
  open var isAutoShutdownEnabled = false

  /// Creates an engine that does not run.
  public override init() {
    super.init()
    for node in [output, mixer] { node.engine = self }
  }

  /// The audio input.
  open var inputNode: AVAudioInputNode {
    let node = state.withLock { state in
      let node = state.input ?? AVAudioInputNode()
      state.input = node
      return node
    }
    node.engine = self
    return node
  }
  /// The audio output.
  open var outputNode: AVAudioOutputNode {
    state.withLock { $0.isOutputUsed = true }
    return output
  }
  /// The main mixer, which is connected to the output.
  open var mainMixerNode: AVAudioMixerNode {
    state.withLock { $0.isOutputUsed = true }
    return mixer
  }

  // MARK: The graph

  /// The attached nodes, without those of the engine itself.
  open var attachedNodes: Set<AVAudioNode> { state.withLock { $0.attached } }

  /// Attaches a node.
  open func attach(_ node: AVAudioNode) {
    state.withLock { _ = $0.attached.insert(node) }
    node.engine = self
  }

  /// Detaches a node, and removes its connections.
  open func detach(_ node: AVAudioNode) {
    state.withLock { state in
      state.attached.remove(node)
      state.connections.removeAll { $0.source === node || $0.target === node }
    }
    if node.engine === self { node.engine = nil }
    node.engineDidChange()
  }

  /// Connects a node's output to another one's next input; without a format, in the usual one.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    connect(node1, to: node2, fromBus: 0, toBus: node2 is AVAudioMixerNode ? nextInput(of: node2) : 0, format: format)
  }

  /// Connects a node's output to another one's input; without a format, in the usual one. Caveat: a node has one
  /// output.
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    state.withLock { state in
      state.connections.removeAll { $0.source === node1 || $0.target === node2 && $0.input == bus2 }
      state.connections.append(Connection(source: node1, target: node2, input: bus2))
    }
    node1.take(format)
    tell()
  }

  /// Removes all connections to a node.
  open func disconnectNodeInput(_ node: AVAudioNode) {
    state.withLock { $0.connections.removeAll { $0.target === node } }
  }
  /// Removes the connection to a node's input.
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    state.withLock { $0.connections.removeAll { $0.target === node && $0.input == bus } }
  }
  /// Removes the connection of a node's output.
  open func disconnectNodeOutput(_ node: AVAudioNode) {
    state.withLock { $0.connections.removeAll { $0.source === node } }
  }

  func nextInput(of node: AVAudioNode) -> AVAudioNodeBus {
    let used = Set(state.withLock { $0.connections }.filter { $0.target === node }.map(\.input))
    return (0...used.count).first { !used.contains($0) } ?? 0
  }

  /// Returns how fast a node's audio is played by the nodes that it passes through; nil if it does not reach the
  /// output.
  func pace(of node: AVAudioNode) -> Double? {
    let next = Dictionary(state.withLock { $0.connections }.map { (ObjectIdentifier($0.source), $0.target) }) { $1 }
    var (pace, place, seen) = (1.0, node, Set<ObjectIdentifier>())
    while place !== output, place !== mixer {
      // A circle reaches nothing.
      let isNew = seen.insert(ObjectIdentifier(place)).inserted
      guard isNew, let target = next[ObjectIdentifier(place)] else { return nil }
      if let effect = target as? AVAudioUnitTimeEffect { pace *= effect.pace }
      place = target
    }
    return pace
  }

  // MARK: Running

  /// Whether it runs.
  open var isRunning: Bool { state.withLock { $0.isRunning } }
  /// Whether audio is rendered by the app: never.
  open var isInManualRenderingMode: Bool { false }
  /// Does nothing: nothing has to be allocated.
  open func prepare() {}

  static let failure = NSError(
    // kAudioUnitErr_FailedInitialization, as without a device.
    domain: "com.apple.coreaudio.avfaudio", code: -10875,
    userInfo: [NSLocalizedDescriptionKey: "The simulated phone has no microphone."])

  /// Starts the engine.
  /// - Throws: if the input node was used, as on a device without a microphone; or if there are no nodes, where iOS
  ///   ends the app
  open func start() throws {
    let canStart = state.withLock { state in
      guard state.input == nil, state.isOutputUsed || !state.attached.isEmpty else { return false }
      state.isRunning = true
      return true
    }
    guard canStart else { throw Self.failure }
    tell()
  }
  /// Pauses; player nodes go on when it is started again.
  open func pause() { halt() }
  /// Stops; player nodes go on when it is started again.
  open func stop() { halt() }
  /// Resets all nodes: player nodes forget what is scheduled.
  open func reset() { for node in attachedNodes { node.reset() } }

  private func halt() {
    state.withLock { $0.isRunning = false }
    tell()
  }

  /// Tells nodes that they may play, or at another speed.
  func tell() { for node in attachedNodes { node.engineDidChange() } }
}

extension NSNotification.Name {
  /// Posted when the audio hardware changed. Caveat: never posted.
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
