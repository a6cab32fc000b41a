@_spi(Reflection) import Swift

/// Identifies a type in the next version of the code. Computed once per type, since the names of bodies are long.
@MainActor
struct KeptType {
  let fullName: String
  /// Without generic arguments.
  var name: String { String(fullName.prefix { $0 != "<" }) }
  /// A description of a view's stored properties. The arguments of a generic view count only for what it keeps.
  let signature: [String]

  private static var known: [ObjectIdentifier: KeptType] = [:]

  static func of(_ type: Any.Type) -> KeptType {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = KeptType(type)
    known[ObjectIdentifier(type)] = made
    return made
  }

  private init(_ type: Any.Type) {
    let fullName = TypeName.of(type)
    let isGeneric = fullName.contains("<")
    var signature: [String] = []
    _ = _forEachField(of: type) { name, _, type, _ in
      let counts = !isGeneric || type is any DynamicProperty.Type
      signature.append(counts ? "\(String(cString: name)): \(TypeName.of(type))" : String(cString: name))
      return true
    }
    (self.fullName, self.signature) = (fullName, signature)
  }
}
