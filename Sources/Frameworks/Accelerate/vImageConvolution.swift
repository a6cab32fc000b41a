import Foundation

/// Replaces each pixel of four components with the mean of a rectangle around it.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  Convolution(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, backgroundColor, flags).run(
    Convolution.box(kernel_height), Convolution.box(kernel_width))
}

/// Replaces each pixel of four components with a weighted mean of those around it, in which near ones count more.
@discardableResult public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
  _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  Convolution(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, backgroundColor, flags).run(
    Convolution.tent(kernel_height), Convolution.tent(kernel_width))
}

/// Replaces each pixel of four components with a sum of those around it, weighted by the kernel and divided.
@discardableResult public func vImageConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
  _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>!,
  _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let kernel, divisor != 0 else { return kvImageInvalidParameter }
  let numbers = (0..<Int(kernel_height) * Int(kernel_width)).map { Int32(kernel[$0]) }
  return Convolution(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, backgroundColor, flags).run(
    numbers, height: Int(kernel_height), width: Int(kernel_width), divisor: divisor)
}

/// A convolution of an image.
struct Convolution {
  private let source: vImage_Buffer
  private let target: vImage_Buffer
  private let x: Int
  private let y: Int
  private let background: SIMD4<Int32>
  private let flags: Int
  private let error: vImage_Error

  init(
    _ source: UnsafePointer<vImage_Buffer>, _ target: UnsafePointer<vImage_Buffer>, _ x: vImagePixelCount,
    _ y: vImagePixelCount, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
  ) {
    (self.source, self.target) = (source.pointee, target.pointee)
    (self.x, self.y) = (Int(clamping: x), Int(clamping: y))
    self.background = background.map { SIMD4(Int32($0[0]), Int32($0[1]), Int32($0[2]), Int32($0[3])) } ?? SIMD4()
    self.flags = Int(flags)
    let styles = [kvImageTruncateKernel, kvImageBackgroundColorFill, kvImageEdgeExtend]
    if source.pointee.data == nil || target.pointee.data == nil {
      error = kvImageNullPointerArgument
    } else if styles.count(where: { Int(flags) & $0 != 0 }) != 1 {
      error = kvImageInvalidEdgeStyle
    } else if source.pointee.rows4() == nil || target.pointee.rows4() == nil {
      error = kvImageInvalidParameter
    } else if Int(clamping: x) > Int(source.pointee.width) - Int(target.pointee.width)
      || Int(clamping: y) > Int(source.pointee.height) - Int(target.pointee.height)
    {
      error = kvImageRoiLargerThanInputBuffer
    } else {
      error = kvImageNoError
    }
  }

  static func box(_ size: UInt32) -> [Int32] { [Int32](repeating: 1, count: Int(size)) }
  static func tent(_ size: UInt32) -> [Int32] {
    let middle = Int32(size / 2)
    return (0..<Int32(clamping: size)).map { middle + 1 - abs($0 - middle) }
  }

  /// Runs two passes, vertical and horizontal, for a separable kernel.
  func run(_ down: [Int32], _ across: [Int32]) -> vImage_Error {
    guard down.count % 2 == 1, across.count % 2 == 1 else { return kvImageInvalidKernelSize }
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard error == kvImageNoError, let from = source.rows4(), let to = target.rows4() else { return error }
    let (width, height) = (Int(source.width), Int(source.height))
    let isBox = down.allSatisfy { $0 == 1 } && across.allSatisfy { $0 == 1 }
    var middle = [SIMD4<Float>](repeating: SIMD4(), count: width * Int(target.height))
    for column in 0..<width {
      let values = { (place: Int) in pixel(from, place * source.rowBytes + column * 4) }
      if isBox {
        slide(down.count, from: y, count: Int(target.height), of: height, values) { middle[$0 * width + column] = $1 }
      } else {
        for row in 0..<Int(target.height) {
          middle[row * width + column] = sum(down, at: row + y, of: height, values)
        }
      }
    }
    for row in 0..<Int(target.height) {
      let write = { (column: Int, mean: SIMD4<Float>) in
        store(mean, to, row * target.rowBytes + column * 4, from, (row + y) * source.rowBytes + (column + x) * 4)
      }
      middle.withUnsafeBufferPointer { middle in
        if isBox {
          slide(across.count, from: x, count: Int(target.width), of: width) {
            middle[row * width + $0]
          } result: {
            write($0, $1)
          }
        } else {
          for column in 0..<Int(target.width) {
            write(column, sum(across, at: column + x, of: width) { middle[row * width + $0] })
          }
        }
      }
    }
    return kvImageNoError
  }

  /// Runs any kernel.
  func run(_ kernel: [Int32], height kernelHeight: Int, width kernelWidth: Int, divisor: Int32) -> vImage_Error {
    guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
    if flags & kvImageGetTempBufferSize != 0 { return 0 }
    guard error == kvImageNoError, let from = source.rows4(), let to = target.rows4() else { return error }
    let (width, height) = (Int(source.width), Int(source.height))
    let isTruncated = flags & kvImageTruncateKernel != 0
    for row in 0..<Int(target.height) {
      for column in 0..<Int(target.width) {
        var sum = SIMD4<Int32>()
        for (index, factor) in kernel.enumerated() {
          var line = row + y + index / kernelWidth - kernelHeight / 2
          var place = column + x + index % kernelWidth - kernelWidth / 2
          let isInside = (0..<height).contains(line) && (0..<width).contains(place)
          if !isInside, isTruncated { continue }
          if !isInside, flags & kvImageBackgroundColorFill != 0 {
            sum &+= background &* factor
            continue
          }
          (line, place) = (min(max(line, 0), height - 1), min(max(place, 0), width - 1))
          let value = from.loadUnaligned(fromByteOffset: line * source.rowBytes + place * 4, as: SIMD4<UInt8>.self)
          sum &+= SIMD4<Int32>(truncatingIfNeeded: value) &* factor
        }
        store(
          SIMD4<Float>(sum) / Float(divisor), to, row * target.rowBytes + column * 4, from,
          (row + y) * source.rowBytes + (column + x) * 4)
      }
    }
    return kvImageNoError
  }

  private func pixel(_ bytes: UnsafeMutableRawBufferPointer, _ place: Int) -> SIMD4<Float> {
    SIMD4<Float>(bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt8>.self))
  }

  private func store(
    _ value: SIMD4<Float>, _ target: UnsafeMutableRawBufferPointer, _ place: Int,
    _ source: UnsafeMutableRawBufferPointer, _ sourcePlace: Int
  ) {
    let alpha = source[sourcePlace]
    let limited = (value + 0.5).clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
    target.storeBytes(of: SIMD4<UInt8>(limited), toByteOffset: place, as: SIMD4<UInt8>.self)
    if flags & kvImageLeaveAlphaUnchanged != 0 { target[place] = alpha }
  }

  /// Returns the index that counts at a position of a row; nil if none does.
  private func value(_ place: Int, of count: Int, _ values: (Int) -> SIMD4<Float>) -> SIMD4<Float>? {
    if (0..<count).contains(place) { return values(place) }
    if flags & kvImageEdgeExtend != 0 { return values(min(max(place, 0), count - 1)) }
    return flags & kvImageTruncateKernel != 0 ? nil : SIMD4<Float>(background)
  }

  private func sum(
    _ kernel: [Int32], at middle: Int, of count: Int, _ values: (Int) -> SIMD4<Float>
  ) -> SIMD4<Float> {
    var (sum, weight) = (SIMD4<Float>(), Float(0))
    for (index, factor) in kernel.enumerated() {
      guard let value = value(middle + index - kernel.count / 2, of: count, values) else { continue }
      sum += value * Float(factor)
      weight += Float(factor)
    }
    return sum / max(weight, 1)
  }

  /// Calculates the means of all windows of a size along a row with a running sum.
  private func slide(
    _ size: Int, from start: Int, count: Int, of total: Int, _ values: (Int) -> SIMD4<Float>,
    result: (Int, SIMD4<Float>) -> Void
  ) {
    var (sum, weight) = (SIMD4<Float>(), Float(0))
    for place in start - size / 2..<start + size / 2 + 1 {
      guard let value = value(place, of: total, values) else { continue }
      sum += value
      weight += 1
    }
    for index in 0..<count {
      result(index, sum / max(weight, 1))
      if let value = value(start + index - size / 2, of: total, values) { sum -= value; weight -= 1 }
      if let value = value(start + index + size / 2 + 1, of: total, values) { sum += value; weight += 1 }
    }
  }
}
