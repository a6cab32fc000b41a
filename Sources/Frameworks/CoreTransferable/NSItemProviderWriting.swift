import Foundation
import ScrollworkUniformTypeIdentifiers
import Synchronization

/// An object that a provider can export.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that it can be written as, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be loaded from a provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that it can be created from, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderWriting {
  /// Returns the data that the object writes synchronously; nil if it writes later.
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
  /// Creates a string.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    Self(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// URLs, and text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  /// URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// Writes the URL.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Creates a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return made
  }
}
