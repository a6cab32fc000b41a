/// Requests for responses while they are generated.
@available(iOS 26.0, *)
extension LanguageModelSession {
  /// Returns a text while it is generated as the response to a prompt. The stream throws `assetsUnavailable` here.
  public func streamResponse(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<String> {
    ResponseStream()
  }

  /// Returns a text while it is generated as the response to a prompt. The stream throws `assetsUnavailable` here.
  @_disfavoredOverload
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<String> {
    ResponseStream()
  }

  /// Returns a text while it is generated as the response to a prompt that is built. The stream throws
  /// `assetsUnavailable` here.
  public func streamResponse(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending LanguageModelSession.ResponseStream<String> {
    _ = try prompt()
    return ResponseStream()
  }

  /// Returns content that follows a schema while it is generated as the response to a prompt. The stream throws
  /// `assetsUnavailable` here.
  public func streamResponse(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<GeneratedContent> {
    ResponseStream()
  }

  /// Returns content that follows a schema while it is generated as the response to a prompt. The stream throws
  /// `assetsUnavailable` here.
  @_disfavoredOverload
  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<GeneratedContent> {
    ResponseStream()
  }

  /// Returns content that follows a schema while it is generated as the response to a prompt that is built. The stream
  /// throws `assetsUnavailable` here.
  public func streamResponse(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending LanguageModelSession.ResponseStream<GeneratedContent> {
    _ = try prompt()
    return ResponseStream()
  }

  /// Returns a value of a type while it is generated as the response to a prompt. The stream throws `assetsUnavailable`
  /// here.
  public func streamResponse<Content>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<Content> where Content: Generable {
    ResponseStream()
  }

  /// Returns a value of a type while it is generated as the response to a prompt. The stream throws `assetsUnavailable`
  /// here.
  @_disfavoredOverload
  public func streamResponse<Content>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending LanguageModelSession.ResponseStream<Content> where Content: Generable {
    ResponseStream()
  }

  /// Returns a value of a type while it is generated as the response to a prompt that is built. The stream throws
  /// `assetsUnavailable` here.
  public func streamResponse<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) rethrows -> sending LanguageModelSession.ResponseStream<Content> where Content: Generable {
    _ = try prompt()
    return ResponseStream()
  }
}
