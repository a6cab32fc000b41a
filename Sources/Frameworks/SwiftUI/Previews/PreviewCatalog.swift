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

  /// A declaration for each view of a `PreviewProvider`, which is created to count them; any other is one.
  package var parts: [_PreviewDeclaration] {
    preview.expanded().map { _PreviewDeclaration($0, fileID: fileID, line: line) }
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
  package static func previews(inModule module: String? = nil) -> [_PreviewDeclaration] {
    declarations().filter { module == nil || $0.module == module }.flatMap(\.parts)
  }

  /// Returns all declarations, by file and in source order, and runs nothing of theirs: not every preview's code works
  /// in every process.
  package static func declarations() -> [_PreviewDeclaration] {
    var sections = Sections()
    withUnsafeMutablePointer(to: &sections) { enumerateMetadataSections(collect, $0) }
    return sections.found.flatMap(declarations(in:)).sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }

  private static func declarations(in section: UnsafeRawBufferPointer) -> [_PreviewDeclaration] {
    let stride = MemoryLayout<_PreviewRecord>.stride
    return (0..<section.count / stride).compactMap { index -> _PreviewDeclaration? in
      // The linker may leave gaps, which are zero.
      guard section.loadUnaligned(fromByteOffset: index * stride, as: UInt32.self) == kind else { return nil }
      let record = section.load(fromByteOffset: index * stride, as: _PreviewRecord.self)
      let place = UnsafeMutablePointer<_PreviewDeclaration>.allocate(capacity: 1)
      defer { place.deallocate() }
      guard record.2(place, section.baseAddress ?? UnsafeRawPointer(place), nil, 0) else { return nil }
      return place.move()
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
