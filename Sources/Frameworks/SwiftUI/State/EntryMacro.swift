/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` from a declaration with a value, such as
/// `extension EnvironmentValues { @Entry var rowLimit = 10 }`: accessors, and the key that they use.
///
/// With a type, the value is made each time that nothing else is set; without one it is made once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
