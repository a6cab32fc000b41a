@available(iOS 26.0, *)
extension LanguageModelSession {
  /// A response.
  public struct Response<Content> {
    /// The response as a value.
    public let content: Content
    /// The response as the model generated it.
    public let rawContent: GeneratedContent
    /// What the response added to the transcript.
    public let transcriptEntries: ArraySlice<Transcript.Entry>
  }

  /// A response while it is generated. Here it has no elements: the first one that is asked for throws
  /// `assetsUnavailable`.
  public struct ResponseStream<Content> where Content: Generable {
    /// What there is of a response.
    public struct Snapshot {
      /// What there is as a value.
      public var content: Content.PartiallyGenerated
      /// What there is as the model generated it.
      public var rawContent: GeneratedContent
    }

    init() {}
  }
}

@available(iOS 26.0, *)
extension LanguageModelSession.ResponseStream: AsyncSequence {
  /// What there is of a response.
  public typealias Element = Snapshot
  /// Any error.
  public typealias Failure = any Error

  /// What iterates over a response that is generated.
  public struct AsyncIterator: AsyncIteratorProtocol {
    /// What there is of a response.
    public typealias Element = Snapshot
    /// Any error.
    public typealias Failure = any Error

    private var hasFailed = false

    init() {}

    /// Throws `assetsUnavailable`, and returns nil after that.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
      if hasFailed { return nil }
      hasFailed = true
      throw LanguageModelSession.GenerationError.unavailable
    }
  }

  /// Returns an iterator.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }

  /// Returns the response when it is complete. Throws `assetsUnavailable` here.
  nonisolated(nonsending) public func collect() async throws -> sending LanguageModelSession.Response<Content> {
    throw LanguageModelSession.GenerationError.unavailable
  }
}
