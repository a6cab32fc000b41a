extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// Tells the button from others of the tip.
    public let id: String
    /// Its place among the tip's buttons.
    public internal(set) var index: Int?
    /// What it does.
    public let handler: @Sendable () -> Void
    /// Its title.
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

    /// Creates a button with a string.
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

  /// Puts buttons together.
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
