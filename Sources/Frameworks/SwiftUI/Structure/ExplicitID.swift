/// A view value that may have an explicit id, so that its row is found without being built.
@MainActor
protocol ExplicitlyIdentified {
  /// The id set by `.id(_:)`, the outermost first; nil for none.
  var explicitID: AnyHashable? { get }
  /// False if no value of the type can have an id, since none of the types that it is composed of sets one.
  static var canHaveExplicitID: Bool { get }
}

@MainActor
enum ExplicitID {
  static func of<V>(_ view: V) -> AnyHashable? { (view as? any ExplicitlyIdentified)?.explicitID }

  /// False if no value of the type can have one, which avoids asking each.
  static func canBeGiven<V>(by type: V.Type) -> Bool {
    (type as? any ExplicitlyIdentified.Type)?.canHaveExplicitID == true
  }
}

extension _IDModifier: ExplicitlyIdentified {
  var explicitID: AnyHashable? { AnyHashable(id) }
  static var canHaveExplicitID: Bool { true }
}

extension ModifiedContent: ExplicitlyIdentified where Content: View, Modifier: ViewModifier {
  var explicitID: AnyHashable? { ExplicitID.of(modifier) ?? ExplicitID.of(content) }
  static var canHaveExplicitID: Bool {
    ExplicitID.canBeGiven(by: Modifier.self) || ExplicitID.canBeGiven(by: Content.self)
  }
}

extension _ConditionalContent: ExplicitlyIdentified where TrueContent: View, FalseContent: View {
  var explicitID: AnyHashable? {
    switch storage {
    case .trueContent(let content): ExplicitID.of(content)
    case .falseContent(let content): ExplicitID.of(content)
    }
  }
  static var canHaveExplicitID: Bool {
    ExplicitID.canBeGiven(by: TrueContent.self) || ExplicitID.canBeGiven(by: FalseContent.self)
  }
}

extension Optional: ExplicitlyIdentified where Wrapped: View {
  var explicitID: AnyHashable? { flatMap { ExplicitID.of($0) } }
  static var canHaveExplicitID: Bool { ExplicitID.canBeGiven(by: Wrapped.self) }
}
