/// A preview and its source location.
@MainActor
public struct _PreviewDeclaration {
  package let preview: Preview
  /// The module and file, such as `iosApp/JokesView.swift`.
  package let fileID: String
  package let line: Int
  /// The module that declares it.
  package var module: String { String(fileID.prefix { $0 != "/" }) }

  public init(_ preview: Preview, fileID: String, line: Int) {
    self.preview = preview
    self.fileID = fileID
    self.line = line
  }

  /// The preview's name.
  package var name: String {
    if let name = preview.name, !name.isEmpty { return name }
    return "\(fileID.split(separator: "/").last ?? "") line \(line)"
  }

  /// Writes the declaration to where the reader of the preview's record wants it.
  public nonisolated static func write(
    to place: UnsafeMutableRawPointer, _ make: @MainActor @Sendable () -> _PreviewDeclaration
  ) -> Bool {
    let address = UInt(bitPattern: place)
    MainActor.assumeIsolated {
      UnsafeMutablePointer<_PreviewDeclaration>(bitPattern: address)?.initialize(to: make())
    }
    return true
  }
}

/// A preview's entry in the section `swift5_tests`, in the form that Swift Testing documents for content discovered at
/// run time: kind, reserved, function, context, reserved.
public typealias _PreviewRecord = (
  UInt32, UInt32,
  @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> Bool,
  UInt, UInt
)

/// All previews in this process: those of the executable and of its loaded libraries.
@MainActor
package enum PreviewCatalog {
  /// "prvw", which `#Preview` also writes.
  private static let kind: UInt32 = 0x7072_7677

  /// Returns the previews of a module, or of all, by file and in source order.
  /// - Parameter whole: The name of those whose view is not made to see whether it has several parts: making an app's
  ///   view launches the app.
  package static func previews(inModule module: String? = nil, whole: String? = nil) -> [_PreviewDeclaration] {
    var sections = Sections()
    withUnsafeMutablePointer(to: &sections) { enumerateMetadataSections(collect, $0) }
    let found = sections.found.flatMap { declarations(in: $0, whole: whole) }
    return found.filter { module == nil || $0.fileID.hasPrefix("\(module ?? "")/") }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  private static func declarations(
    in section: UnsafeRawBufferPointer, whole: String?
  ) -> [_PreviewDeclaration] {
    let stride = MemoryLayout<_PreviewRecord>.stride
    return (0..<section.count / stride).compactMap { index -> _PreviewDeclaration? in
      // The linker may leave gaps, which are zero.
      guard section.loadUnaligned(fromByteOffset: index * stride, as: UInt32.self) == kind else { return nil }
      let record = section.load(fromByteOffset: index * stride, as: _PreviewRecord.self)
      let place = UnsafeMutablePointer<_PreviewDeclaration>.allocate(capacity: 1)
      defer { place.deallocate() }
      guard record.2(place, section.baseAddress ?? UnsafeRawPointer(place), nil, 0) else { return nil }
      return place.move()
    }.flatMap { declaration in
      if let whole, declaration.preview.name == whole { return [declaration] }
      return declaration.preview.expanded().map {
        _PreviewDeclaration($0, fileID: declaration.fileID, line: declaration.line)
      }
    }
  }
}

/// The `swift5_tests` sections of the loaded images.
private struct Sections {
  var found: [UnsafeRawBufferPointer] = []
}

/// One image's sections, in the layout of the Swift runtime's `MetadataSections`: a version (since 4 with the section
/// for tests), the image's address, two reserved words, then start and length of each section.
private func collect(_ image: UnsafeRawPointer, _ context: UnsafeMutableRawPointer) -> Bool {
  let word = MemoryLayout<UInt>.stride
  guard image.load(as: UInt.self) >= 4 else { return true }
  let tests = 4 + 14 * 2
  let start = image.load(fromByteOffset: tests * word, as: UnsafeRawPointer?.self)
  let length = image.load(fromByteOffset: (tests + 1) * word, as: Int.self)
  if let start, length > 0 {
    context.assumingMemoryBound(to: Sections.self).pointee.found.append(
      UnsafeRawBufferPointer(start: start, count: length))
  }
  return true
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool, _ context: UnsafeMutableRawPointer)
