import Foundation

/// A type of data, such as text or an image, identified among the types of the system and of apps.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as "public.png".
  public let identifier: String
  /// The declaration by an app or a file name, unknown to the system.
  private let own: TypeDeclaration?

  init(_ identifier: String, own: TypeDeclaration?) {
    self.identifier = identifier
    self.own = own
  }

  /// Creates the type with an identifier; nil if it is not declared.
  public init?(_ identifier: String) {
    guard TypeDeclaration.declared(identifier) != nil else { return nil }
    self.init(identifier, own: nil)
  }

  /// Creates a type that the app exports and declares in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  /// Creates a type of another app, which the app may declare in its Info.plist.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  private init(_ identifier: String, parent: UTType?) {
    let isDeclared = TypeDeclaration.declared(identifier) != nil
    self.init(identifier, own: isDeclared ? nil : TypeDeclaration(parents: [(parent ?? .data).identifier]))
  }

  private var declaration: TypeDeclaration { own ?? TypeDeclaration.declared(identifier) ?? TypeDeclaration() }

  /// The identifier.
  public var description: String { identifier }
  /// The localized description; nil if there is none.
  public var localizedDescription: String? { declaration.name }
  /// The version: nil for all types of the system.
  public var version: Int? { nil }
  /// The reference URL: nil for all types of the system.
  public var referenceURL: URL? { nil }
  /// Whether it is dynamic, created for a tag without a declared type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether it is declared.
  public var isDeclared: Bool { TypeDeclaration.declared(identifier) != nil }
  /// Whether it is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

// MARK: Conformance

extension UTType {
  /// All types that it conforms to.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration.parents
    while let next = open.popLast() {
      let type = UTType(next, own: nil)
      if found.insert(type).inserted { open += type.declaration.parents }
    }
    return found
  }

  /// Returns whether the type is the same, or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the other type conforms to this one.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// Returns whether the type conforms to the other, and differs from it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}

// MARK: Tags

/// A class of tags that identify types externally: file extensions and media types.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name of the class.
  public let rawValue: String
  /// Creates a class of tags.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the class.
  public var description: String { rawValue }
  /// The file extension, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A media type, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// The tags of the type, in order of preference.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The preferred file extension; nil if there is none.
  public var preferredFilenameExtension: String? { declaration.extensions.first }
  /// The preferred media type; nil if there is none.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }

  /// Creates the type of a file extension; a dynamic one if no declared type conforms to the given one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a media type; a dynamic one if no declared type conforms to the given one.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag; a dynamic one if no declared type conforms to the given one.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// Returns the types of a tag; a dynamic one if no declared type conforms to the given one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let name = "\(tagClass.rawValue) \(tag)"
    let declared = (TypeDeclaration.byTag[name] ?? []) + (AppTypes.current.byTag[name] ?? [])
    let types = declared.map { UTType($0, own: nil) }.filter { type in supertype.map(type.conforms) ?? true }
    if !types.isEmpty { return types }
    var own = TypeDeclaration(parents: [(supertype ?? .data).identifier])
    if tagClass == .filenameExtension { own.extensions = [tag] } else { own.mimeTypes = [tag] }
    return [UTType("dyn.\(tagClass.rawValue).\(tag)", own: own)]
  }
}

extension UTType: Codable {
  /// Decodes the identifier.
  public init(from decoder: any Decoder) throws {
    self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
  }
  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// Returns the URL with a component appended that has the type's file extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// Returns the URL with the type's file extension, unless it has it already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(ending)
  }
}
