/// A modifier that acts once for its whole content, regardless of the number of leaves: `onAppear`, `onChange`, `task`.
@MainActor
protocol PresenceModifier: ViewModifier where Body == Never {
  associatedtype Presence: ModifierPresence<Self>
  func makePresence(_ runtime: Runtime) -> Presence
}

extension PresenceModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    PresenceModifierNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { base }
}

/// Counts the leaves on screen.
@MainActor
class LeafPresence {
  final unowned let runtime: Runtime
  final private(set) var leafCount = 0
  final var isPresent: Bool { leafCount > 0 }

  init(_ runtime: Runtime) {
    self.runtime = runtime
  }

  final func leafCame() {
    leafCount += 1
    if leafCount == 1 { came() }
  }

  final func leafWent() {
    leafCount -= 1
    if leafCount == 0 { went(runtime.isDeparting ? .departure : .lifecycle) }
  }

  /// The first leaf was added to the screen. Another one may have left it in the same update, so `went` was called
  /// before.
  func came() {}
  /// The last leaf was removed. Another one may be added in the same update.
  func went(_ order: Callback.Order) {}
}

/// The state and the behaviour of such a modifier.
@MainActor
class ModifierPresence<Modifier>: LeafPresence {
  /// As of the last update.
  final var modifier: Modifier

  init(_ modifier: Modifier, _ runtime: Runtime) {
    self.modifier = modifier
    super.init(runtime)
  }

  /// The modifier was replaced.
  func didUpdate(from old: Modifier) {}
}

/// Wraps each leaf of its content to track which are on screen.
@MainActor
private final class PresenceModifierNode<Base: View, Modifier: PresenceModifier>: ContentNode<
  ModifiedContent<Base, Modifier>, Base
>
{
  private lazy var presence = view.modifier.makePresence(runtime)

  override var leafPresence: LeafPresence? { presence }

  override func contentView(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

  override func leaf(at index: Int) -> RenderNode {
    let inner = content.leaf(at: index)
    if let wrapper = wrapper(around: inner) { return wrapper }
    return LeafPresenceRender(presence, owner: self, child: inner)
  }

  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { forEachLiveWrapper(visit) }

  /// Inner modifiers first, in the order in which the views appear.
  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    super.viewDidChange(from: old)
    presence.modifier = view.modifier
    presence.didUpdate(from: old.modifier)
  }
}

private final class LeafPresenceRender: UnaryRender {
  private let presence: LeafPresence

  init(_ presence: LeafPresence, owner: _Node, child: RenderNode) {
    self.presence = presence
    super.init(owner: owner, child: child)
  }

  override func didAttachChildren() { presence.leafCame() }
  override func didDetach() { presence.leafWent() }
}
