import Foundation
import ScrollworkUniformTypeIdentifiers
import Synchronization

/// An object that a provider can hand over.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that it can be written as, the preferred first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes it as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of what a provider hands over.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types of data that it can be made of, the preferred first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes it of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderWriting {
  /// What the object writes at once; nil for one that writes later.
  func data(forTypeIdentifier type: String) -> Data? {
    let written = WrittenData()
    _ = loadData(withTypeIdentifier: type) { data, _ in written.data.withLock { $0 = data } }
    return written.data.withLock(\.self)
  }
}

private final class WrittenData: Sendable {
  let data = Mutex<Data?>(nil)
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }
  /// Writes the text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }
  /// Reads a text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses, and text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  /// Addresses.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Writes the address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Reads an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }
}
