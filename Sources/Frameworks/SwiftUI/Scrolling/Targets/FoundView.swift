/// Where a view with a given id is: what a search of the structure tree answers.
@MainActor
enum FoundView {
  /// A leaf in the list of the node that was asked; nobody above has taken it yet.
  case leaf(Int)
  /// A view that a container holds.
  case node(RenderNode)
  /// A row of a lazy stack, built or not.
  case row(LazyStackRender, Int)
}

/// A view value that may carry an id of its own, so that the row it would be is found without being built.
@MainActor
protocol ExplicitlyIdentified {
  /// The id given by `.id(_:)`, the outermost first; nil for none.
  var explicitID: AnyHashable? { get }
}

@MainActor
enum ExplicitID {
  static func of<V>(_ view: V) -> AnyHashable? { (view as? any ExplicitlyIdentified)?.explicitID }

  /// False if no value of the type can answer, which spares asking each.
  static func canBeGiven<V>(by type: V.Type) -> Bool { type is any ExplicitlyIdentified.Type }
}

extension _IDModifier: ExplicitlyIdentified {
  var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View, Modifier: ViewModifier {
  var explicitID: AnyHashable? { ExplicitID.of(modifier) ?? ExplicitID.of(content) }
}

extension _ConditionalContent: ExplicitlyIdentified where TrueContent: View, FalseContent: View {
  var explicitID: AnyHashable? {
    switch storage {
    case .trueContent(let content): ExplicitID.of(content)
    case .falseContent(let content): ExplicitID.of(content)
    }
  }
}

extension Optional: ExplicitlyIdentified where Wrapped: View {
  var explicitID: AnyHashable? { flatMap { ExplicitID.of($0) } }
}
