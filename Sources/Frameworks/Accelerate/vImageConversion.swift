/// Converts numbers of 16 bits to numbers of 32 bits, each a component of its own.
@discardableResult public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, Float16.self) { Float($0) }
}

/// Converts numbers of 32 bits to numbers of 16 bits, each a component of its own.
@discardableResult public func vImageConvert_PlanarFtoPlanar16F(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, Float.self) { Float16($0) }
}

/// Converts the components of 8 bits to numbers between two bounds.
@discardableResult public func vImageConvert_Planar8toPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Float, _ minFloat: Float,
  _ flags: vImage_Flags
) -> vImage_Error {
  convert(src.pointee, dest.pointee, Pixel_8.self) { minFloat + Float($0) / 255 * (maxFloat - minFloat) }
}

private func convert<From: BitwiseCopyable, To: BitwiseCopyable>(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ type: From.Type, _ body: (From) -> To
) -> vImage_Error {
  guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
  // The target's size counts, as in Apple's conversions.
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  guard target.width < 1 << 24, target.height < 1 << 24, source.rowBytes >= Int(target.width) * MemoryLayout<From>.size,
    target.rowBytes >= Int(target.width) * MemoryLayout<To>.size
  else { return kvImageInvalidParameter }
  for row in 0..<Int(target.height) {
    for column in 0..<Int(target.width) {
      let value = from.loadUnaligned(
        fromByteOffset: row * source.rowBytes + column * MemoryLayout<From>.size, as: From.self)
      to.storeBytes(
        of: body(value), toByteOffset: row * target.rowBytes + column * MemoryLayout<To>.size, as: To.self)
    }
  }
  return kvImageNoError
}
