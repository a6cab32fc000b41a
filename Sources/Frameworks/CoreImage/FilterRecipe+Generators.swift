import Foundation

extension FilterRecipe {
  /// Filters without an input image.
  static let generators: [String: FilterRecipe] = [
    "CIQRCodeGenerator": FilterRecipe(
      defaults: ["inputMessage": Data(), "inputCorrectionLevel": "M"], generates: true,
      make: { filter in
        guard let message = filter.value(forKey: "inputMessage") as? Data,
          let level = (filter.value(forKey: "inputCorrectionLevel") as? String)?.first,
          let code = QRCode(message, level: level)
        else { return nil }
        // A margin of one white module.
        var pixels = Pixels(width: code.side + 2, height: code.side + 2)
        for y in 0..<pixels.height {
          for x in 0..<pixels.width {
            let isInside = (1...code.side).contains(x) && (1...code.side).contains(y)
            let isDark = isInside && code.isDark(x - 1, y - 1)
            pixels[x, y] = isDark ? SIMD4(0, 0, 0, 1) : .one
          }
        }
        return CIImage(pixels.bitmap, isCrisp: true)
      }),
    "CICode128BarcodeGenerator": FilterRecipe(
      defaults: ["inputMessage": Data(), "inputQuietSpace": Float(7), "inputBarcodeHeight": Float(32)], generates: true,
      make: { filter in
        guard let message = filter.value(forKey: "inputMessage") as? Data, let bars = Code128(message)?.bars else {
          return nil
        }
        let quiet = Int(min(max(filter.number("inputQuietSpace"), 0), 20))
        let height = Int(min(max(filter.number("inputBarcodeHeight"), 1), 500))
        let pixels = Pixels(width: bars.count + 2 * quiet, height: height).redrawn { x, _ in
          bars.indices.contains(x - quiet) && bars[x - quiet] ? SIMD4(0, 0, 0, 1) : .one
        }
        return CIImage(pixels.bitmap, isCrisp: true)
      }),
    "CIAztecCodeGenerator": FilterRecipe(
      defaults: [
        "inputMessage": Data(), "inputCorrectionLevel": Float(23), "inputLayers": Float(0),
        "inputCompactStyle": Float(0),
      ], generates: true,
      make: { filter in
        guard let message = filter.value(forKey: "inputMessage") as? Data,
          let code = AztecCode(
            message, correction: Int(min(max(filter.number("inputCorrectionLevel"), 5), 95)),
            layers: Int(min(max(filter.number("inputLayers"), 0), 32)),
            isCompact: filter.number("inputCompactStyle") != 0)
        else { return nil }
        let pixels = Pixels(width: code.side, height: code.side).redrawn { x, y in
          code.isDark(x, y) ? SIMD4(0, 0, 0, 1) : .one
        }
        return CIImage(pixels.bitmap, isCrisp: true)
      }),
  ]
}
