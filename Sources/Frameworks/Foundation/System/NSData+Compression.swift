import Foundation
import zlib

extension NSData {
  /// A compression algorithm.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Apple's own algorithm. Caveat: it fails here.
    case lzfse
    /// A fast algorithm. Caveat: it fails here.
    case lz4
    /// A thorough algorithm. Caveat: it fails here.
    case lzma
    /// The algorithm of zlib, without its header (RFC 1951).
    case zlib
  }

  /// Returns the compressed data.
  /// - Throws: `CocoaError.featureUnsupported` for all algorithms but `zlib`
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

  /// Returns the decompressed data.
  /// - Throws: `CocoaError.featureUnsupported` for all algorithms but `zlib`, or `fileReadCorruptFile`
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
          // No progress means that the data is truncated.
          if status != Z_OK || count == 0 { return false }
        }
      }
    }
    guard isDone else { throw CocoaError(.fileReadCorruptFile) }
    return NSData(data: result)
  }
}
