import Foundation
import zlib

// Apple's Compression framework, with only zlib's algorithm.

/// A compression algorithm. Caveat: all but `COMPRESSION_ZLIB` fail.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an algorithm from its raw value.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// A fast algorithm. Caveat: it fails here.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// A fast algorithm without a header. Caveat: it fails here.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// The algorithm of zlib, without its header (RFC 1951).
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// A thorough algorithm. Caveat: it fails here.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own algorithm. Caveat: it fails here.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// An algorithm for text. Caveat: it fails here.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// The direction of a stream.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Compression.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(rawValue: 0)
/// Decompression.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(rawValue: 1)

/// The flags of a call.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The input is complete.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(rawValue: 1)

/// The status of a stream.
public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// The stream continues.
public let COMPRESSION_STATUS_OK = compression_status(rawValue: 0)
/// An error occurred.
public let COMPRESSION_STATUS_ERROR = compression_status(rawValue: -1)
/// The stream has ended.
public let COMPRESSION_STATUS_END = compression_status(rawValue: 1)

/// A compression stream.
public struct compression_stream {
  /// The destination of the next bytes.
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  /// The space at the destination, in bytes.
  public var dst_size: Int
  /// The next bytes to read.
  public var src_ptr: UnsafePointer<UInt8>
  /// The number of bytes to read.
  public var src_size: Int
  /// The internal state.
  public var state: UnsafeMutableRawPointer?

  /// Creates a stream.
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size, self.src_ptr, self.src_size, self.state) = (
      dst_ptr, dst_size, src_ptr, src_size, state
    )
  }
}

private final class StreamState {
  var stream = z_stream()
  let encodes: Bool

  init?(_ operation: compression_stream_operation) {
    encodes = operation == COMPRESSION_STREAM_ENCODE
    let size = Int32(MemoryLayout<z_stream>.size)
    let status =
      encodes
      ? deflateInit2_(&stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, size)
    guard status == Z_OK else { return nil }
  }

  deinit { _ = encodes ? deflateEnd(&stream) : inflateEnd(&stream) }
}

/// Initializes a stream.
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB, let state = StreamState(operation) else { return COMPRESSION_STATUS_ERROR }
  // The memory may be uninitialized.
  UnsafeMutableRawPointer(stream).storeBytes(
    of: Unmanaged.passRetained(state).toOpaque(),
    toByteOffset: MemoryLayout<compression_stream>.offset(of: \.state) ?? 0,
    as: UnsafeMutableRawPointer.self)
  return COMPRESSION_STATUS_OK
}

/// Processes as many bytes as fit, and advances both pointers.
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let state = Unmanaged<StreamState>.fromOpaque(pointer).takeUnretainedValue()
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  let (source, room) = (min(stream.pointee.src_size, 1 << 30), min(stream.pointee.dst_size, 1 << 30))
  state.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
  state.stream.avail_in = UInt32(source)
  state.stream.next_out = stream.pointee.dst_ptr
  state.stream.avail_out = UInt32(room)
  let status =
    state.encodes ? deflate(&state.stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&state.stream, Z_NO_FLUSH)
  let (read, written) = (source - Int(state.stream.avail_in), room - Int(state.stream.avail_out))
  stream.pointee.src_ptr += read
  stream.pointee.src_size -= read
  stream.pointee.dst_ptr += written
  stream.pointee.dst_size -= written
  switch status {
  case Z_STREAM_END: return COMPRESSION_STATUS_END
  // No progress, for lack of bytes or space.
  case Z_OK, Z_BUF_ERROR:
    let isCutOff = !state.encodes && isLast && stream.pointee.src_size == 0 && stream.pointee.dst_size > 0
    return isCutOff ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
  default: return COMPRESSION_STATUS_ERROR
  }
}

/// Destroys a stream.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
  guard let pointer = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<StreamState>.fromOpaque(pointer).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

private func process(
  _ operation: compression_stream_operation, _ target: UnsafeMutablePointer<UInt8>, _ room: Int,
  _ source: UnsafePointer<UInt8>, _ size: Int, _ algorithm: compression_algorithm
) -> Int {
  var stream = compression_stream(dst_ptr: target, dst_size: room, src_ptr: source, src_size: size, state: nil)
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return 0 }
  defer { compression_stream_destroy(&stream) }
  let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
  // What does not fit is truncated when decompressing; when compressing the result is nothing.
  if status == COMPRESSION_STATUS_ERROR || operation == COMPRESSION_STREAM_ENCODE && status != COMPRESSION_STATUS_END {
    return 0
  }
  return room - stream.dst_size
}

/// Compresses bytes.
/// - Returns: the number of compressed bytes; 0 if they do not fit.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { process(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

/// Decompresses bytes.
/// - Returns: the number of bytes written; 0 for invalid data.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { process(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) }

/// Returns the size of the scratch buffer that the function needs: none here.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns the size of the scratch buffer that the function needs: none here.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
