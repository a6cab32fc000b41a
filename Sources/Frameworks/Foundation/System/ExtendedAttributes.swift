import Foundation

// Darwin's functions for extended attributes. An app's own names begin with "user." on this platform's file systems,
// and where these do not support them the functions fail.

/// Fails if the attribute exists.
public let XATTR_CREATE: Int32 = 2
/// Fails if the attribute does not exist.
public let XATTR_REPLACE: Int32 = 4
/// Does not follow links.
public let XATTR_NOFOLLOW: Int32 = 1
/// The attribute does not exist.
public let ENOATTR: Int32 = ENODATA

@_silgen_name("getxattr")
private func get(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
) -> Int
@_silgen_name("setxattr")
private func set(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("removexattr")
private func remove(_ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>) -> Int32
@_silgen_name("listxattr")
private func list(_ path: UnsafePointer<CChar>?, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

private let prefix = "user."

private func name(_ name: UnsafePointer<CChar>!) -> String { prefix + String(cString: name) }

/// Reads an attribute of a file, or its size without a buffer. Caveat: always from the start, and links are followed.
/// - Returns: the size, or -1 with `errno`.
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int { get(path, ScrollworkFoundation.name(name), value, size) }

/// Sets an attribute of a file. Caveat: always from the start, and links are followed.
/// - Returns: 0, or -1 with `errno`.
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer!, _ size: Int,
  _ position: UInt32, _ options: Int32
) -> Int32 {
  let flags: Int32 = options & XATTR_CREATE != 0 ? 1 : options & XATTR_REPLACE != 0 ? 2 : 0
  return set(path, ScrollworkFoundation.name(name), value, size, flags)
}

/// Removes an attribute of a file. Caveat: links are followed.
/// - Returns: 0, or -1 with `errno`.
public func removexattr(_ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32) -> Int32 {
  remove(path, ScrollworkFoundation.name(name))
}

/// Lists the names of a file's attributes, each terminated by zero, or their size without a buffer. Caveat: links are
/// followed.
/// - Returns: the size, or -1 with `errno`.
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ namebuff: UnsafeMutablePointer<CChar>!, _ size: Int, _ options: Int32
) -> Int {
  let all = list(path, nil, 0)
  guard all > 0 else { return all }
  var bytes = [CChar](repeating: 0, count: all)
  let length = list(path, &bytes, all)
  guard length >= 0 else { return length }
  let names = bytes.prefix(length).split(separator: 0).compactMap { name -> [CChar]? in
    let known = Array(prefix.utf8CString.dropLast())
    return name.starts(with: known) ? name.dropFirst(known.count) + [0] : nil
  }.joined()
  guard let namebuff else { return names.count }
  guard names.count <= size else {
    errno = ERANGE
    return -1
  }
  for (index, byte) in names.enumerated() { namebuff[index] = byte }
  return names.count
}
