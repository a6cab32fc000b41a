import Foundation
import ScrollworkCoreTransferable

/// What a responder takes from the pasteboard.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
  /// The names of the types of data that it takes.
  open var acceptableTypeIdentifiers: [String]

  /// Nothing yet.
  public override init() { acceptableTypeIdentifiers = [] }
  /// Data of some types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
  /// What objects of a class can be made of.
  public init(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers = aClass.readableTypeIdentifiersForItemProvider
  }

  /// Takes data of more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Takes what objects of another class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
  }
}

/// Something that takes what was copied.
@MainActor @preconcurrency
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// What it takes; nil for nothing.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes what was copied.
  func paste(itemProviders: [NSItemProvider])
  /// Whether it takes any of it.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIResponder: UIPasteConfigurationSupporting {}
