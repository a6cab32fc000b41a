/// Makes a structure or an enumeration `Generable`.
///
/// A structure gets a schema of its stored properties, in the order of their declaration, and `PartiallyGenerated` with
/// the same properties as optionals and an `id`. An enumeration without associated values is a choice of its cases'
/// names or, if it is of `String`, of their raw values. One with associated values is a choice of structures whose
/// `type` is the name of the case; that values without labels are named `_0`, `_1` and so on is a guess.
/// - Parameter description: What the type is, for the model.
@available(iOS 26.0, *)
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil) =
  #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Makes a structure or an enumeration `Generable`, and says how nil is represented.
/// - Parameters:
///   - description: What the type is, for the model.
///   - representNilExplicitlyInGeneratedContent: Whether a property that is nil is `null` in `generatedContent`;
///     otherwise it is left out.
@available(iOS 26.4, *)
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: arbitrary)
public macro Generable(description: String? = nil, representNilExplicitlyInGeneratedContent: Bool) =
  #externalMacro(module: "FoundationModelsMacros", type: "GenerableMacro")

/// Guides the values of a property of a `@Generable` type. Several of it add up.
/// - Parameters:
///   - description: What the property is, for the model.
///   - guides: What values are allowed.
@available(iOS 26.0, *)
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro") where T: Generable

/// Guides the values of a property of a `@Generable` type: texts that match a regular expression.
@available(iOS 26.0, *)
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")

/// Describes a property of a `@Generable` type to the model.
@available(iOS 26.0, *)
@attached(peer)
public macro Guide(description: String) =
  #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
