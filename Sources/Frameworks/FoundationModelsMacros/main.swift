@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Serves the compiler, which starts this program to expand the macros of FoundationModels.
struct Plugin: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "GenerableMacro": GenerableMacro.self
    case "GuideMacro": GuideMacro.self
    default: throw MacroFault("There is no macro \(moduleName).\(typeName).")
    }
  }
}

/// The compiler's message when a macro cannot be expanded.
struct MacroFault: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Plugin()).main()
