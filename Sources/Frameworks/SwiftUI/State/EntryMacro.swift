/// Creates a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` from a declaration
/// with a default value, such as `extension EnvironmentValues { @Entry var rowLimit = 10 }`: its accessors and the key
/// that they use.
///
/// With a type annotation, the default is created whenever no value is set; without one, it is created once.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
