/// Something that a language model can call to learn something or to act.
///
/// There is no model here, so nothing calls tools but an app itself, such as in a test.
@available(iOS 26.0, *)
public protocol Tool<Arguments, Output>: Sendable {
  /// What the tool returns to the model, usually a `String` or a `Generable` type.
  associatedtype Output: PromptRepresentable
  /// What the tool is called with: a `Generable` type or `GeneratedContent`.
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// The name by which the model calls the tool.
  var name: String { get }
  /// What the tool does and when it is to be called, for the model.
  var description: String { get }
  /// The schema of the arguments.
  var parameters: GenerationSchema { get }
  /// Whether the model is told of the tool in the instructions. Has no effect here.
  var includesSchemaInInstructions: Bool { get }

  /// Calls the tool.
  @concurrent func call(arguments: Arguments) async throws -> Output
}

@available(iOS 26.0, *)
extension Tool {
  /// The name of the tool's type.
  public var name: String { String(describing: Self.self) }
  /// True.
  public var includesSchemaInInstructions: Bool { true }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments: Generable {
  /// The schema of the arguments' type.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == String {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not String.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == Int {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not Int.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == Double {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not Double.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == Float {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not Float.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == Decimal {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not Decimal.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

@available(iOS 26.0, *)
extension Tool where Self.Arguments == Bool {
  /// Arguments need names, so a tool takes a structure.
  @available(*, unavailable, message: "The arguments of a tool are a @Generable struct, not Bool.")
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
