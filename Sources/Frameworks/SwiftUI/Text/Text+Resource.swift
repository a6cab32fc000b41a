import Foundation
import ScrollworkFoundation

extension Text {
  /// Creates a text from a localized string resource, in the environment's language.
  ///
  /// Caveat: a resource with its own default value is in the resource's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    if resource.key == resource.defaultValue.format {
      self.init(LocalizedStringKey(resource), tableName: resource.table, bundle: resource.bundle.value)
    } else {
      self.init(verbatim: String(localized: resource))
    }
  }
}

extension LocalizedStringKey {
  fileprivate init(_ resource: LocalizedStringResource) {
    key = resource.key
    arguments = resource.defaultValue.arguments.map { argument in
      switch argument {
      case .signed(let value): .signed(value)
      case .unsigned(let value): .unsigned(value)
      case .real(let value): .real(value)
      case .text(let value): .text(value)
      }
    }
  }
}
