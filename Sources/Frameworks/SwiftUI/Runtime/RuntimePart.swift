/// The state of a feature for one screen. The runtime knows no features: a part is created when its feature first
/// requests it, and joins the frame phases that it needs.
@MainActor
protocol RuntimePart: AnyObject {
  /// The runtime owns the part; the part must not retain the runtime.
  init(runtime: Runtime)
}

/// The views of one kind that are on the screen.
@MainActor
class LiveViews<Member>: RuntimePart {
  /// In order of appearance.
  final var all: [Member] = []

  required init(runtime: Runtime) {}
}

extension Runtime {
  /// Returns this screen's part of a type.
  func part<Part: RuntimePart>(_ type: Part.Type = Part.self) -> Part {
    if let part = parts[ObjectIdentifier(type)] as? Part { return part }
    let made = Part(runtime: self)
    parts[ObjectIdentifier(type)] = made
    return made
  }

  /// Runs an action in a phase of each frame, after those that joined before.
  func join(_ phase: FramePhase, _ action: @escaping @MainActor () -> Void) {
    phaseMembers[phase.rawValue].append(action)
  }

  func run(_ phase: FramePhase) {
    for action in phaseMembers[phase.rawValue] { action() }
  }

  /// Runs the actions as long as nothing is due: changes by one are processed before the next runs.
  func runWhileSettled(_ phase: FramePhase) {
    for action in phaseMembers[phase.rawValue] where !isDirty { action() }
  }
}
