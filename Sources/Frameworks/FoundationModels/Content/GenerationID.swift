/// An identity of generated content that stays the same while a response is generated, but not from one response to
/// another. Each `PartiallyGenerated` of `@Generable` has one.
@available(iOS 26.0, *)
public struct GenerationID: Sendable, Hashable {
  private let value = UUID()

  /// Creates a new identity.
  public init() {}
}
