/// Requests for whole responses.
@available(iOS 26.0, *)
extension LanguageModelSession {
  /// Returns a text as the response to a prompt. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<String> {
    throw GenerationError.unavailable
  }

  /// Returns a text as the response to a prompt. Throws `assetsUnavailable` here.
  @_disfavoredOverload
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<String> {
    throw GenerationError.unavailable
  }

  /// Returns a text as the response to a prompt that is built. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond(
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<String> {
    _ = try prompt()
    throw GenerationError.unavailable
  }

  /// Returns content that follows a schema as the response to a prompt. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: Prompt, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<GeneratedContent> {
    throw GenerationError.unavailable
  }

  /// Returns content that follows a schema as the response to a prompt. Throws `assetsUnavailable` here.
  @_disfavoredOverload
  @discardableResult
  nonisolated(nonsending) public func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<GeneratedContent> {
    throw GenerationError.unavailable
  }

  /// Returns content that follows a schema as the response to a prompt that is built. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond(
    schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<GeneratedContent> {
    _ = try prompt()
    throw GenerationError.unavailable
  }

  /// Returns a value of a type as the response to a prompt. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond<Content>(
    to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable {
    throw GenerationError.unavailable
  }

  /// Returns a value of a type as the response to a prompt. Throws `assetsUnavailable` here.
  @_disfavoredOverload
  @discardableResult
  nonisolated(nonsending) public func respond<Content>(
    to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable {
    throw GenerationError.unavailable
  }

  /// Returns a value of a type as the response to a prompt that is built. Throws `assetsUnavailable` here.
  @discardableResult
  nonisolated(nonsending) public func respond<Content>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> LanguageModelSession.Response<Content> where Content: Generable {
    _ = try prompt()
    throw GenerationError.unavailable
  }
}
