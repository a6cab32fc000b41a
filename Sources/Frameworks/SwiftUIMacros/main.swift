@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Serves the compiler, which starts this program to expand macros.
struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "EntryMacro": EntryMacro.self
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "SelectorMacro": SelectorMacro.self
    case "KeyPathTextMacro": KeyPathTextMacro.self
    case "KeyValueObservedMacro": KeyValueObservedMacro.self
    case "TipParameterMacro": TipParameterMacro.self
    case "TipRuleMacro": TipRuleMacro.self
    default: throw UnknownMacro(name: "\(moduleName).\(typeName)")
    }
  }
}

/// The error for an unknown macro.
struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "There is no macro \(name)." }
}

try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
