import Foundation

/// A file, folder or symbolic link, held in memory.
///
/// Caveat: everything is read immediately, and there is no serialized form.
open class FileWrapper: NSObject {
  /// Options for reading from disk.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads everything immediately, as always here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Does not map files. Everything is in memory here, so it has no effect.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing to disk.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Keeps the previous contents until everything is written.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Updates the names and attributes to those of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case folder([String: FileWrapper])
    case file(Data)
    case link(URL)
  }

  private var content: Content

  /// The preferred name in a folder.
  open var preferredFilename: String?
  /// The name it was read or written under; nil before.
  open var filename: String?
  /// The attributes from the file system.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper by reading from disk.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    self.init(.file(Data()))
    try read(from: url, options: options)
  }

  /// Creates a folder; the keys are the preferred names of children without one.
  public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    self.init(.folder(childrenByPreferredName))
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a file with data.
  public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }
  /// Creates a symbolic link.
  public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

  private init(_ content: Content) { self.content = content }

  // MARK: Contents

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The contents of the file; nil for folders and links.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The destination of the link; nil for files and folders.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The children of the folder by key, which are names; nil for files and links.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

  /// Adds a child to the folder under its preferred name, or one with a number if that is taken. Returns the name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content, let preferred = child.preferredFilename, !preferred.isEmpty else {
      preconditionFailure("A child needs a preferred filename, and its parent must be a folder.")
    }
    var key = preferred
    var number = 1
    while children[key] != nil {
      number += 1
      key = "\(number)__#$!@%!#__\(preferred)"
    }
    children[key] = child
    content = .folder(children)
    return key
  }

  /// Adds a file to the folder and returns its name.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = fileName
    return addFileWrapper(file)
  }

  /// Removes a child from the folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Returns the name of a child of the folder; nil if it is not one.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: The disk

  /// Replaces its contents by reading from disk.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appending(path: name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default:
      content = .file(try Data(contentsOf: url))
    }
    take(url.lastPathComponent, attributes)
  }

  private func take(_ name: String, _ attributes: [FileAttributeKey: Any]) {
    filename = name
    if preferredFilename == nil { preferredFilename = name }
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  /// Returns whether the file has not changed since it was read or written with its names updated.
  open func matchesContents(of url: URL) -> Bool {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
    func isSame<Value: Equatable>(_ key: FileAttributeKey, _ type: Value.Type) -> Bool {
      guard let now = attributes[key] as? Value else { return false }
      return now == fileAttributes[key.rawValue] as? Value
    }
    guard isSame(.type, FileAttributeType.self), isSame(.modificationDate, Date.self), isSame(.size, NSNumber.self)
    else { return false }
    guard let fileWrappers else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return Set(names ?? []) == Set(fileWrappers.keys)
      && fileWrappers.allSatisfy { $0.value.matchesContents(of: url.appending(path: $0.key)) }
  }

  /// Writes it to a URL. A file replaces what is there; a folder does so only if it is written atomically.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if options.contains(.atomic) {
      try replace(url)
    } else {
      try put(at: url)
    }
    if options.contains(.withNameUpdating) { try updateNames(url) }
  }

  private func replace(_ url: URL) throws {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    let new = folder.appending(path: ".\(UUID().uuidString)")
    let old = folder.appending(path: ".\(UUID().uuidString)")
    defer { try? files.removeItem(at: new) }
    try put(at: new)
    let replaces = (try? files.attributesOfItem(atPath: url.path)) != nil
    if replaces { try files.moveItem(at: url, to: old) }
    do {
      try files.moveItem(at: new, to: url)
    } catch {
      if replaces { try files.moveItem(at: old, to: url) }
      throw error
    }
    if replaces { try files.removeItem(at: old) }
  }

  private func put(at url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let target):
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.put(at: url.appending(path: name)) }
    }
  }

  private func updateNames(_ url: URL) throws {
    take(url.lastPathComponent, try FileManager.default.attributesOfItem(atPath: url.path))
    for (name, child) in fileWrappers ?? [:] { try child.updateNames(url.appending(path: name)) }
  }
}
