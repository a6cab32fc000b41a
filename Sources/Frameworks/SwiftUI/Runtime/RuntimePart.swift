/// What a feature keeps for one screen. The runtime names no feature: a part is made when its feature first asks for it, and
/// joins the phases of a frame in which it has something to do.
@MainActor
protocol RuntimePart: AnyObject {
  /// The runtime owns the part; the part must not own the runtime.
  init(runtime: Runtime)
}

/// The views of one kind that are on the screen.
@MainActor
class LiveViews<Member>: RuntimePart {
  /// In the order in which they came.
  final var all: [Member] = []

  required init(runtime: Runtime) {}
}

extension Runtime {
  /// This screen's part of a type.
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

  /// Runs the actions for as long as nothing is due: what one of them changes is done before the next is asked.
  func runWhileSettled(_ phase: FramePhase) {
    for action in phaseMembers[phase.rawValue] where !isDirty { action() }
  }
}
