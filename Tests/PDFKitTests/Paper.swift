import Foundation
import UIKit

/// The documents that the tests read.
enum Paper {
  /// Returns pages of 200 by 300 points, each with its number in large letters and a black square in the top left corner.
  static func pages(_ count: Int) -> Data {
    UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
      for number in 1...count {
        context.beginPage()
        NSAttributedString(string: "Page \(number)", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          .draw(at: CGPoint(x: 50, y: 100))
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
  }

  /// Returns a page of 200 by 300 points of which 180 by 270 are shown, rotated by degrees, with two lines of text, a link,
  /// a highlight and an outline, written by hand.
  static func written(rotation: Int = 0) -> Data {
    let text = "BT /F1 20 Tf 50 200 Td (Hello wo) Tj 0 -30 Td (two) Tj ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R/Outlines 7 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/Rotate \(rotation)/MediaBox[0 0 200 300]/CropBox[10 20 190 290]/Contents 4 0 R"
        + "/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R 9 0 R]>>",
      "<</Length \(text.utf8.count)>>stream\n\(text)\nendstream", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      "<</Type/Annot/Subtype/Link/Rect[50 100 90 120]/Border[0 0 0]/A<</S/URI/URI(https://example.org)>>>>",
      "<</Type/Outlines/First 8 0 R/Last 8 0 R/Count 1>>",
      "<</Title(One)/Parent 7 0 R/Dest[3 0 R/XYZ 30 200 0]>>",
      "<</Type/Annot/Subtype/Highlight/Rect[50 230 90 250]/QuadPoints[50 250 90 250 50 230 90 230]/C[1 0 0]"
        + "/Contents(note)>>",
    ]
    var file = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { file += String(format: "%010d 00000 n \n", place) }
    file += "trailer<</Size \(objects.count + 1)/Root 1 0 R/Info<</Title(By hand)>>>>\nstartxref\n\(table)\n%%EOF"
    return Data(file.utf8)
  }
}

extension UIImage {
  /// Returns red, green, blue and opacity from 0 to 255 at a position in the picture from 0 to 1.
  func color(atX x: Double, y: Double) -> [Int] {
    guard let image = cgImage else { return [] }
    var pixels = [UInt8](repeating: 0, count: image.width * image.height * 4)
    let isDrawn = pixels.withUnsafeMutableBytes { bytes in
      guard
        let context = CGContext(
          data: bytes.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
          bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
      return true
    }
    guard isDrawn else { return [] }
    let column = min(image.width - 1, Int(Double(image.width) * x))
    let row = min(image.height - 1, Int(Double(image.height) * y))
    let start = (row * image.width + column) * 4
    return pixels[start..<start + 4].map(Int.init)
  }
}
