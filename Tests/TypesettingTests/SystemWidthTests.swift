import Foundation
import Testing

@testable import Typesetting

/// Section 7 on Apple's own renderings: widths of texts in layers that iOS 15.5 wrote to a file.
@MainActor @Suite("Widths of the system font")
struct SystemWidthTests {
  @Test("Texts are as wide as Apple's, 1.5 % off in the mean at most")
  func widths() {
    // Given texts whose widths on an iPhone are known
    // When they are laid out
    let errors = Self.known.map { known in
      let font = FontDescription(size: known.size, weight: known.weight)
      let paragraph = Paragraph(spans: [TextSpan(text: known.text, font: font)], style: ParagraphStyle())
      return abs(paragraph.layout(width: nil, height: nil).size.width - known.width) / known.width
    }
    // Then their widths here are about the same
    let mean = errors.reduce(0, +) / Double(errors.count)
    print("Mean error of \(errors.count) widths: \((mean * 10_000).rounded() / 100) %")
    #expect(mean < 0.015)
  }

  private static let known: [(text: String, size: CGFloat, weight: Int, width: CGFloat)] = [
    ("Region", 17, 400, 52.67), ("United States", 17, 400, 103.33), ("Export my data", 17, 400, 115),
    ("Backup to iCloud", 17, 400, 129.67), ("Restore from iCloud", 17, 400, 151.33),
    ("Reset application data", 17, 400, 168.67), ("Always show original title", 17, 400, 190),
    ("Movies in state", 17, 400, 114), ("Archived state size", 17, 400, 143.67), ("10", 17, 400, 18),
    ("35 Mb", 17, 400, 49.33), ("Toggle", 17, 400, 51.33), ("Stepper: 2", 17, 400, 79.33), ("Time:", 17, 400, 42.33),
    ("Color:", 17, 400, 45.67), ("5:06 PM", 17, 400, 64.67), ("Hello, world!", 17, 400, 94.67), ("On", 17, 400, 22.33),
    ("Off", 17, 400, 24.33), ("Cancel", 17, 400, 52.67), ("Save", 17, 400, 37),
    ("REGION PREFERENCES", 13, 400, 142.33), ("APP DATA", 13, 400, 61), ("DEBUG INFO", 13, 400, 78.67),
    ("None of those action are working yet ;)", 13, 400, 235), ("Settings", 34, 700, 133), ("Settings", 17, 600, 66.67),
  ]
}
