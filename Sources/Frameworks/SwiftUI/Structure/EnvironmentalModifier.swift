/// A modifier that resolves to another one, depending on the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the resolved modifier.
  associatedtype ResolvedModifier: ViewModifier
  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentalModifierNode(view, inputs)
  }

  public static func _leafCount(of base: Int?) -> Int? { ResolvedModifier._leafCount(of: base) }
}

@MainActor
private final class EnvironmentalModifierNode<Base: View, Modifier: EnvironmentalModifier>: ContentNode<
  ModifiedContent<Base, Modifier>, ResolvedInEnvironment<Base, Modifier>
>
{
  override func contentView(of view: ModifiedContent<Base, Modifier>) -> ResolvedInEnvironment<Base, Modifier> {
    ResolvedInEnvironment(base: view.content, modifier: view.modifier)
  }
}

nonisolated private struct ResolvedInEnvironment<Base: View, Modifier: EnvironmentalModifier>: View, FrameworkView {
  let base: Base
  let modifier: Modifier
  @Environment(\.self) private var environment

  @MainActor var body: some View { base.modifier(modifier.resolve(in: environment)) }
}
