extension Tips {
  /// A rule of a tip.
  public struct Rule: Sendable {
    let isTrue: @Sendable () -> Bool

    /// Creates a rule from a parameter, for `#Rule`.
    public init<Value>(_ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) {
      isTrue = { body(input.wrappedValue) }
    }

    /// Creates a rule from an event, for `#Rule`.
    public init<Info>(_ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) {
      isTrue = { body(input) }
    }
  }

  /// A value of the app for rules. `@Parameter` creates one.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let id: String
    private let initial: Value
    private let isTransient: Bool

    /// Creates a parameter from a property of a type, for `@Parameter`.
    public init(_ owner: Any.Type, _ name: String, _ value: Value, _ options: ParameterOption? = nil) {
      id = "\(owner).\(name)"
      initial = value
      isTransient = options == .transient
      if isTransient { TipStore.shared.change { $0.parameters[id] = nil } }
    }

    /// The value.
    public var wrappedValue: Value {
      get {
        TipStore.shared.read { $0.parameters[id] }
          .flatMap { try? JSONDecoder().decode([Value].self, from: $0).first } ?? initial
      }
      nonmutating set {
        let data = try? JSONEncoder().encode([newValue])
        TipStore.shared.change { $0.parameters[id] = data }
      }
    }
  }

  /// The lifetime of a parameter.
  public struct ParameterOption: Hashable, Sendable {
    private let name: String
    /// Until the app ends.
    public static let transient = ParameterOption(name: "transient")
  }

  /// Builds a list of rules.
  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
    public static func buildEither(first component: [Rule]) -> [Rule] { component }
    public static func buildEither(second component: [Rule]) -> [Rule] { component }
    public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
  }

  /// Builds a list of options.
  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
    public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
    public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
    public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }
  }
}

/// Makes a static property of a tip a parameter for rules: adds accessors, and the parameter under its name with a `$`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
  #externalMacro(module: "SwiftUIMacros", type: "TipParameterMacro")

/// Creates a rule from a parameter.
@freestanding(expression)
public macro Rule<Value>(_ input: Tips.Parameter<Value>, _ body: @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")

/// Creates a rule from an event.
@freestanding(expression)
public macro Rule<Info>(_ input: Tips.Event<Info>, _ body: @Sendable (Tips.Event<Info>) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "TipRuleMacro")
