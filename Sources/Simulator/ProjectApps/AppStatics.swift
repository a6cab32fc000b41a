import Foundation
import Glibc
import Projects

/// The global and static variables of an app's library, as they were when it was loaded: used to launch the app again
/// in the same process as if it were new.
///
/// The library's symbol table gives their addresses. Variables that are set at their first use are set again at their
/// next; their previous values are not released, and live on if something else still uses them.
package struct AppStatics {
  private let variables: [(place: UnsafeMutableRawPointer, bytes: [UInt8])]

  /// Reads the variables; nil if the library does not say where they are.
  /// - Parameters:
  ///   - library: loaded already, with nothing in it having run.
  ///   - modules: those of tests, which keep their variables.
  package init?(library: URL, except modules: Set<String>) {
    let anchor = PreparedApp.testsSymbol
    guard let data = try? Data(contentsOf: library, options: .alwaysMapped),
      let table = SymbolTable(data, anchor: anchor), let function = dlsym(nil, anchor)
    else { return nil }
    let base = function - Int(table.anchor)
    let values = table.variables.filter { symbol in
      guard symbol.name.hasSuffix("vp") || symbol.name.hasSuffix("vpZ") else { return false }
      let name = Self.demangled(symbol.name)
      return !modules.contains { Self.isOf($0, name) }
    }
    // The flag that a variable has been set has the same name with an ending: `$s4Shop4CartC6shared` and then `_Wz`.
    let names = values.map(\.name)
    let tokens = table.variables.filter { symbol in
      guard symbol.name.hasSuffix("_Wz") else { return false }
      let stem = symbol.name.dropLast(3)
      return names.contains { $0.hasPrefix(stem) }
    }
    variables = (values + tokens).map { symbol in
      let place = base + Int(symbol.offset)
      return (place, [UInt8](UnsafeRawBufferPointer(start: place, count: Int(symbol.size))))
    }
  }

  /// Restores all variables.
  package func restore() {
    for (place, bytes) in variables { place.copyMemory(from: bytes, byteCount: bytes.count) }
  }

  /// Returns whether a variable belongs to a module, by its name such as `static (extension in Shop):Swift.Int.largest
  /// : Swift.Int`.
  private static func isOf(_ module: String, _ name: String) -> Bool {
    name.hasPrefix("\(module).") || name.hasPrefix("static \(module).") || name.contains("(extension in \(module))")
      || name.contains(" in \(module).")
  }

  private static func demangled(_ name: String) -> String {
    guard let text = demangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// The variable names in a library of this system: symbols of a 64-bit ELF file.
private struct SymbolTable {
  struct Symbol {
    let name: String
    /// From where the library was loaded.
    let offset: UInt64
    let size: UInt64
  }

  private struct Section {
    let name: UInt32
    let type: UInt32
    let offset: UInt64
    let size: UInt64
    let link: UInt32
  }

  private(set) var variables: [Symbol] = []
  /// The offset of the function with a given name from where the library was loaded.
  private(set) var anchor: UInt64 = 0

  /// Reads a table; nil if the data is no such file, or has no symbols.
  init?(_ data: Data, anchor: String) {
    guard let (variables, offset) = data.withUnsafeBytes({ Self.read($0, anchor) }), let offset else { return nil }
    (self.variables, self.anchor) = (variables, offset)
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, _ wanted: String) -> ([Symbol], anchor: UInt64?)? {
    guard bytes.prefix(5).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2]) else { return nil }
    func number<Number: FixedWidthInteger>(_ type: Number.Type, _ offset: UInt64) -> Number? {
      guard let start = Int(exactly: offset), start <= bytes.count - MemoryLayout<Number>.size else { return nil }
      return bytes.loadUnaligned(fromByteOffset: start, as: type)
    }
    func text(_ offset: UInt64) -> String? {
      guard let start = Int(exactly: offset), start < bytes.count else { return nil }
      return String(decoding: bytes[start...].prefix { $0 != 0 }, as: UTF8.self)
    }
    guard let table = number(UInt64.self, 0x28), let count = number(UInt16.self, 0x3C),
      let names = number(UInt16.self, 0x3E).map(Int.init)
    else { return nil }
    let sections = (0..<UInt64(count)).compactMap { index -> Section? in
      let start = table + index * 64
      guard let name = number(UInt32.self, start), let type = number(UInt32.self, start + 4),
        let offset = number(UInt64.self, start + 24), let size = number(UInt64.self, start + 32),
        let link = number(UInt32.self, start + 40)
      else { return nil }
      return Section(name: name, type: type, offset: offset, size: size, link: link)
    }
    guard sections.count == Int(count), sections.indices.contains(names),
      let list = sections.first(where: { $0.type == 2 }), sections.indices.contains(Int(list.link))
    else { return nil }
    // Other sections with values cannot be written to once the library is loaded.
    let written = Set(
      sections.indices.filter { index in
        let name = text(sections[names].offset + UInt64(sections[index].name))
        return name == ".data" || name == ".bss"
      })
    let strings = sections[Int(list.link)].offset
    let wantedBytes = Array(wanted.utf8) + [0]
    var found: [Symbol] = []
    var anchor: UInt64?
    for index in 0..<(list.size / 24) {
      let start = list.offset + index * 24
      guard let kind = number(UInt8.self, start + 4), let section = number(UInt16.self, start + 6),
        let name = number(UInt32.self, start), let offset = number(UInt64.self, start + 8),
        let size = number(UInt64.self, start + 16)
      else { continue }
      // A function that others may call.
      if kind == 0x12, let place = Int(exactly: strings + UInt64(name)), place < bytes.count,
        bytes[place...].starts(with: wantedBytes)
      {
        anchor = offset
      }
      guard kind & 15 == 1, size > 0, written.contains(Int(section)), let text = text(strings + UInt64(name)) else {
        continue
      }
      found.append(Symbol(name: text, offset: offset, size: size))
    }
    return (found, anchor)
  }
}
