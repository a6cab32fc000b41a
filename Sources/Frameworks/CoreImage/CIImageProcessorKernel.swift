import DisplayList
import Foundation
import ScrollworkMetal

/// An app's own filter, which computes pixels in memory.
///
/// Caveat: there are no textures, since the phone has no GPU; a kernel that only knows them leaves the output empty.
open class CIImageProcessorKernel: NSObject {
  /// Writes the output's pixels; does nothing unless overridden.
  /// - Throws: what the subclass throws; `apply` passes it on
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// Returns the part of an input that a part of the output needs; the same part unless overridden.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }
  /// Returns the format of an input; `BGRA8` unless overridden. Caveat: inputs have that format in any case.
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  /// The format of the output; `BGRA8` unless overridden. Caveat: it has that format in any case.
  open class var outputFormat: CIFormat { .BGRA8 }
  /// Whether the output is opaque; no unless overridden. It has no effect.
  open class var outputIsOpaque: Bool { false }
  /// Whether the inputs are complete before `process`, as they always are here; yes unless overridden.
  open class var synchronizeInputs: Bool { true }

  /// Returns the output for a rectangle, which is computed at once.
  /// - Throws: what `process` throws, and an error if the rectangle is empty or too large
  open class func apply(withExtent extent: CGRect, inputs: [CIImage]?, arguments args: [String: Any]?) throws -> CIImage
  {
    let extent = extent.integral
    guard extent.width >= 1, extent.height >= 1, extent.width * extent.height <= 64_000_000 else {
      throw CocoaError(.featureUnsupported)
    }
    let parts = (inputs ?? []).enumerated().map { index, image in
      let part = roi(forInput: Int32(index), arguments: args, outputRect: extent).intersection(image.extent)
      return KernelInput(pixels: KernelPixels(image.cropped(to: part)))
    }
    let output = KernelPixels(extent)
    try process(with: parts, arguments: args, output: KernelOutput(pixels: output))
    return output.image
  }
}

/// Pixels that a kernel reads.
public protocol CIImageProcessorInput {
  /// The rectangle that the pixels fill.
  var region: CGRect { get }
  /// The number of bytes from one row to the next.
  var bytesPerRow: Int { get }
  /// The format of the pixels.
  var format: CIFormat { get }
  /// The first pixel, at the upper left.
  var baseAddress: UnsafeRawPointer { get }
  /// The pixels in a GPU's memory: nil.
  var metalTexture: (any MTLTexture)? { get }
}

/// Pixels that a kernel writes.
public protocol CIImageProcessorOutput {
  /// The rectangle that the pixels fill.
  var region: CGRect { get }
  /// The number of bytes from one row to the next.
  var bytesPerRow: Int { get }
  /// The format of the pixels.
  var format: CIFormat { get }
  /// The first pixel, at the upper left.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The pixels in a GPU's memory: nil.
  var metalTexture: (any MTLTexture)? { get }
  /// The commands for a GPU: nil.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// The pixels of an input or an output.
private final class KernelPixels {
  let region: CGRect
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ region: CGRect) {
    self.region = region
    bytes = .allocate(byteCount: max(Int(region.width) * Int(region.height) * 4, 4), alignment: 16)
    _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  convenience init(_ image: CIImage) {
    self.init(image.extent)
    if let bitmap = image.bitmap { bitmap.pixels.withUnsafeBytes { bytes.copyMemory(from: $0) } }
  }

  deinit { bytes.deallocate() }

  /// At least four bytes are allocated, so there is a first.
  var start: UnsafeMutableRawPointer { bytes.baseAddress.unsafelyUnwrapped }
  var bytesPerRow: Int { Int(region.width) * 4 }

  var image: CIImage {
    let bitmap = Bitmap(width: Int(region.width), height: Int(region.height), pixels: Data(bytes))
    return CIImage(bitmap, origin: region.origin)
  }
}

private struct KernelInput: CIImageProcessorInput {
  let pixels: KernelPixels
  var region: CGRect { pixels.region }
  var bytesPerRow: Int { pixels.bytesPerRow }
  let format = CIFormat.BGRA8
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(pixels.start) }
  let metalTexture: (any MTLTexture)? = nil
}

private struct KernelOutput: CIImageProcessorOutput {
  let pixels: KernelPixels
  var region: CGRect { pixels.region }
  var bytesPerRow: Int { pixels.bytesPerRow }
  let format = CIFormat.BGRA8
  var baseAddress: UnsafeMutableRawPointer { pixels.start }
  let metalTexture: (any MTLTexture)? = nil
  let metalCommandBuffer: (any MTLCommandBuffer)? = nil
}
