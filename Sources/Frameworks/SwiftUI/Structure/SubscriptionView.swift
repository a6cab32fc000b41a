/// A view that runs an action for what a publisher sends.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View, FrameworkView
where PublisherType.Failure == Never {
  /// What is shown.
  public var content: Content
  /// What sends.
  public var publisher: PublisherType
  /// Runs for what is sent.
  public var action: (PublisherType.Output) -> Void

  /// Shows the content, and runs the action for what the publisher sends.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content.
  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
