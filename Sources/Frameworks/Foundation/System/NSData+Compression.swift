import Foundation
import zlib

extension NSData {
  /// How bytes are made fewer.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Apple's own. Caveat: it fails here.
    case lzfse
    /// A fast one. Caveat: it fails here.
    case lz4
    /// A thorough one. Caveat: it fails here.
    case lzma
    /// That of zlib, without its header (RFC 1951).
    case zlib
  }

  /// The bytes, made fewer.
  /// - Throws: `CocoaError.featureUnsupported` for anything but `zlib`
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try changed(algorithm) { stream in
      deflateInit2_(
        &stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    } step: {
      deflate(&$0, Z_FINISH)
    } end: {
      deflateEnd(&$0)
    }
  }

  /// The bytes as they were before they were made fewer.
  /// - Throws: `CocoaError.featureUnsupported` for anything but `zlib`, or `fileReadCorruptFile`
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try changed(algorithm) { stream in
      inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    } step: {
      inflate(&$0, Z_NO_FLUSH)
    } end: {
      inflateEnd(&$0)
    }
  }

  private func changed(
    _ algorithm: CompressionAlgorithm, begin: (inout z_stream) -> Int32, step: (inout z_stream) -> Int32,
    end: (inout z_stream) -> Int32
  ) throws -> NSData {
    guard algorithm == .zlib else { throw CocoaError(.featureUnsupported) }
    var stream = z_stream()
    guard begin(&stream) == Z_OK else { throw CocoaError(.fileReadCorruptFile) }
    defer { _ = end(&stream) }
    var input = [UInt8](self as Data)
    var result = Data()
    var output = [UInt8](repeating: 0, count: 65536)
    let isDone = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        while true {
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          let status = step(&stream)
          let count = output.count - Int(stream.avail_out)
          result.append(contentsOf: output.prefix(count))
          if status == Z_STREAM_END { return true }
          // Without progress the bytes end too early.
          if status != Z_OK || count == 0 { return false }
        }
      }
    }
    guard isDone else { throw CocoaError(.fileReadCorruptFile) }
    return NSData(data: result)
  }
}
