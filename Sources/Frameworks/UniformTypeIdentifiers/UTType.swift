import Foundation

/// A kind of data, such as text or an image, by its name among the kinds of the system and of apps.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as "public.png".
  public let identifier: String
  /// What the system does not know of the type by itself: what an app or a file's name says.
  private let own: TypeDeclaration?

  init(_ identifier: String, own: TypeDeclaration?) {
    self.identifier = identifier
    self.own = own
  }

  /// Creates the type with a name; nil for one that is not declared.
  public init?(_ identifier: String) {
    guard TypeDeclaration.system[identifier] != nil else { return nil }
    self.init(identifier, own: nil)
  }

  /// Creates a type that the app declares itself. What the app's Info.plist says of it is not read.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  /// Creates a type of another app. What the app's Info.plist says of it is not read.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(identifier, parent: parentType)
  }

  private init(_ identifier: String, parent: UTType?) {
    let isSystem = TypeDeclaration.system[identifier] != nil
    self.init(identifier, own: isSystem ? nil : TypeDeclaration(parents: [(parent ?? .data).identifier]))
  }

  private var declaration: TypeDeclaration { own ?? TypeDeclaration.system[identifier] ?? TypeDeclaration() }

  /// The name.
  public var description: String { identifier }
  /// How a person calls it; nil for what has no such name.
  public var localizedDescription: String? { declaration.name }
  /// The version of the declaration: no type of the system has one.
  public var version: Int? { nil }
  /// Where the type is described: no type of the system says so.
  public var referenceURL: URL? { nil }
  /// The type was made for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// The type is declared.
  public var isDeclared: Bool { TypeDeclaration.system[identifier] != nil }
  /// The type is common to all systems.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

// MARK: Conformance

extension UTType {
  /// All types that this one is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = declaration.parents
    while let next = open.popLast() {
      let type = UTType(next, own: nil)
      if found.insert(type).inserted { open += type.declaration.parents }
    }
    return found
  }

  /// Returns whether the type is the other, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the other type is a kind of this one.
  public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
  /// Returns whether the type is a kind of the other, and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
}

// MARK: Tags

/// The ways in which types are told apart outside: by the ends of files' names, and by media types.
public struct UTTagClass: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name of the class.
  public let rawValue: String
  /// Creates a class of tags.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the class.
  public var description: String { rawValue }
  /// What a file's name ends with, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// A media type, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  /// What belongs to the type outside, the preferred first.
  public var tags: [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// What a file of the type is called at the end; nil for a type of no files.
  public var preferredFilenameExtension: String? { declaration.extensions.first }
  /// The media type; nil for a type without.
  public var preferredMIMEType: String? { declaration.mimeTypes.first }

  /// Creates the type of files whose names end so; one made up for them if no declared one is of the given kind.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a media type; one made up for it if no declared one is of the given kind.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type that has a tag; one made up for it if no declared one is of the given kind.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty, let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = type
  }

  /// Returns the types that have a tag; one made up for it if no declared one is of the given kind.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let declared = TypeDeclaration.byTag["\(tagClass.rawValue) \(tag)"] ?? []
    let types = declared.map { UTType($0, own: nil) }.filter { type in supertype.map(type.conforms) ?? true }
    if !types.isEmpty { return types }
    var own = TypeDeclaration(parents: [(supertype ?? .data).identifier])
    if tagClass == .filenameExtension { own.extensions = [tag] } else { own.mimeTypes = [tag] }
    return [UTType("dyn.\(tagClass.rawValue).\(tag)", own: own)]
  }
}

extension UTType: Codable {
  /// Reads the name.
  public init(from decoder: any Decoder) throws {
    self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
  }
  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension URL {
  /// Returns the address with a part added that ends as files of the type do.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
  /// Returns the address ending as files of the type do, which it may do already.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let ending = contentType.preferredFilenameExtension,
      contentType.tags[.filenameExtension]?.contains(pathExtension.lowercased()) != true
    else { return self }
    return appendingPathExtension(ending)
  }
}
