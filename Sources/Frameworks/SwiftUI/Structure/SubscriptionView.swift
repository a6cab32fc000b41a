/// A view that runs an action for the values of a publisher.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View, FrameworkView
where PublisherType.Failure == Never {
  /// The view that is shown.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// Runs for each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates a view that runs the action for each value of the publisher.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }

  /// The content.
  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
