extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The identifier within the tip.
    public let id: String
    /// The index among the tip's buttons.
    public internal(set) var index: Int?
    /// The action.
    public let handler: @Sendable () -> Void
    /// The title.
    public let label: @Sendable () -> Text
    let isDisabled: Bool

    /// Creates a button with a title.
    public init(
      id: String? = nil, title: some StringProtocol & Sendable, disabled: Bool = false,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, disabled: disabled, perform: handler) { Text(title) }
    }

    /// Creates a button with a string title.
    public init(
      id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.handler = handler
      self.label = label
      isDisabled = disabled
    }
  }

  /// Builds a list of buttons.
  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildEither(first component: [Action]) -> [Action] { component }
    public static func buildEither(second component: [Action]) -> [Action] { component }
    public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
  }
}
