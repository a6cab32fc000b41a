import Foundation
import ScrollworkCoreTransferable

/// The types of data that a responder accepts from the pasteboard.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
  /// The identifiers of the accepted types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates an empty configuration.
  public override init() { acceptableTypeIdentifiers = [] }
  /// Creates a configuration that accepts types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
  /// Creates a configuration that accepts what objects of a class can be created from.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Accepts more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Accepts what objects of another class can be created from.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// An object that accepts pasted content.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that it accepts; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes content.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether any of the content is accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
