import Foundation
import Glibc

/// The header of a program or library in memory. Only its address has a meaning here: the file is not in Apple's
/// format.
public struct mach_header: Sendable {}

/// Returns the number of programs and libraries in the process.
public func _dyld_image_count() -> UInt32 { UInt32(LoadedImage.all.count) }

/// Returns the file of an image.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
  LoadedImage.all.indices.contains(Int(image_index)) ? LoadedImage.all[Int(image_index)].name : nil
}

/// Returns the start of an image in memory.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
  LoadedImage.all.indices.contains(Int(image_index))
    ? UnsafePointer(bitPattern: LoadedImage.all[Int(image_index)].start) : nil
}

/// A program or library of the process.
private struct LoadedImage: @unchecked Sendable {
  /// Kept forever, like the system's.
  let name: UnsafePointer<CChar>
  let start: UInt

  /// The images at the time of the first call, in the order of memory.
  static let all: [LoadedImage] = {
    let lines = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      // The first mapping of a file: "7f00-7f01 r--p 00000000 08:01 42 /usr/lib/libc.so.6".
      let words = line.split(separator: " ", maxSplits: 5)
      guard words.count == 6, words[2].allSatisfy({ $0 == "0" }) else { return nil }
      let path = words[5].drop { $0 == " " }
      guard path.hasPrefix("/"), let start = UInt(words[0].prefix { $0 != "-" }, radix: 16),
        let name = strdup(String(path))
      else { return nil }
      return LoadedImage(name: UnsafePointer(name), start: start)
    }
  }()
}

/// Closes a handle; fails for nil, which Apple's also accepts.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
  guard let handle else { return -1 }
  return Glibc.dlclose(handle)
}
