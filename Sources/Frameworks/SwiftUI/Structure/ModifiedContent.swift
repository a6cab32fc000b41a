/// A modifier that makes a new view from another view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the new view; `content` represents the modified view, and can be used several times or not at all.
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the node of a view with this modifier.
  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>>
  /// Returns the number of leaves of a modified view if the unmodified one has `base`.
  static func _leafCount(of base: Int?) -> Int?
}

extension ViewModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ModifierBodyNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? {
    ModifierContentCount.with(base, for: Self.self) { Body._leafCount }
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.")
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  /// The modified content: a view, or another modifier.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Combines content and modifier. Same as `modifier(_:)` for views and `concat(_:)` for modifiers.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    Modifier._makeNode(view, inputs)
  }

  public static var _leafCount: Int? { Modifier._leafCount(of: Content._leafCount) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    ConcatenatedModifierNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { Modifier._leafCount(of: Content._leafCount(of: base)) }
}

@MainActor
private final class ConcatenatedModifierNode<Base: View, First: ViewModifier, Second: ViewModifier>: ContentNode<
  ModifiedContent<Base, ModifiedContent<First, Second>>, ModifiedContent<ModifiedContent<Base, First>, Second>
>
{
  override func contentView(
    of view: ModifiedContent<Base, ModifiedContent<First, Second>>
  ) -> ModifiedContent<ModifiedContent<Base, First>, Second> {
    ModifiedContent(
      content: ModifiedContent(content: view.content, modifier: view.modifier.content), modifier: view.modifier.modifier
    )
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns this modifier with the other one applied around it.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content of a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  /// The modified view.
  let source: any View

  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ModifierContentNode(view, inputs)
  }

  @MainActor public static var _leafCount: Int? { ModifierContentCount.current(for: Modifier.self) }
}

/// The number of leaves of a modifier's content while the leaves of its body are counted by type. The type of the
/// content does not contain the modified view.
@MainActor
private enum ModifierContentCount {
  private static var stack: [(modifier: Any.Type, count: Int?)] = []

  static func with(_ count: Int?, for modifier: Any.Type, _ body: () -> Int?) -> Int? {
    stack.append((modifier, count))
    defer { stack.removeLast() }
    return body()
  }

  static func current(for modifier: Any.Type) -> Int? {
    stack.last { $0.modifier == modifier }?.count
  }
}

@MainActor
private final class ModifierContentNode<Modifier: ViewModifier>: ContentNode<_ViewModifier_Content<Modifier>, AnyView> {
  override func contentView(of view: _ViewModifier_Content<Modifier>) -> AnyView { AnyView(erasing: view.source) }
}

/// The node of a modifier with a body, which holds its dynamic properties.
@MainActor
private final class ModifierBodyNode<Base: View, Modifier: ViewModifier>: _ViewNode<ModifiedContent<Base, Modifier>> {
  private var child: _ViewNode<Modifier.Body>?
  private var evaluator = BodyEvaluator<Modifier>()

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    evaluator.slots = evaluator.makeSlots(in: &self.view.modifier, for: self)
    evaluator.install(in: &self.view.modifier)
  }

  private func evaluateBody(because reason: String? = nil) -> Modifier.Body {
    isQueued = false
    runtime.counters.countBody(Modifier.self)
    guard let trace = runtime.trace else { return trackedBody() }
    return trace.body(of: self, because: reason, trackedBody)
  }

  private func trackedBody() -> Modifier.Body {
    evaluator.evaluate(view.modifier) { $0.body(content: _ViewModifier_Content(source: view.content)) }
  }

  override var passedChild: _Node? { child }

  override func builtPassedChild() -> _Node? {
    if let child { return child }
    let made = Modifier.Body._makeNode(evaluateBody(because: "new"), childInputs())
    child = made
    return made
  }

  override func viewDidChange(from old: ModifiedContent<Base, Modifier>) {
    evaluator.install(in: &view.modifier)
    evaluator.animation = evaluator.animation(from: old.modifier, to: view.modifier, in: self)
    update(because: "input")
  }

  override func performQueuedUpdate() {
    evaluator.install(in: &view.modifier)
    update(because: nil)
  }

  private func update(because reason: String?) {
    guard let child else { return }
    child.update(evaluateBody(because: reason))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if child != nil, evaluator.scope.isAffected(from: old, to: environment) { runtime.enqueue(self) }
  }

  override func willDestroy() { _ = evaluator.stop() }

  private lazy var knownLeafCount = ModifiedContent<Base, Modifier>._leafCount
  override var leafCount: Int { knownLeafCount ?? builtPassedChild()?.leafCount ?? 0 }
  override func collectRuns(into runs: inout LeafRuns) {
    if knownLeafCount == nil { super.collectRuns(into: &runs) } else { runs.add(leafCount) }
  }

  override var viewTypeName: String { TypeName.of(Modifier.self) }
}
