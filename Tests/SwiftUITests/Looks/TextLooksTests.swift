import SimulatorTesting
import SwiftUI
import Testing

/// Sizes of texts, as in layers of iOS 15.5 (paulz/ViewSnapshots).
@MainActor @Suite("Looks of texts", .simulator(.iPhone15Pro))
struct TextLooksTests {
  static let widths: [(text: String, width: CGFloat)] = [
    ("Region", 52.67), ("United States", 103.33), ("Export my data", 115), ("Backup to iCloud", 129.67),
    ("Restore from iCloud", 151.33), ("Reset application data", 168.67), ("Always show original title", 190),
    ("Movies in state", 114), ("Archived state size", 143.67), ("10", 18), ("35 Mb", 49.33), ("Toggle", 51.33),
    ("Stepper: 2", 79.33), ("Time:", 42.33), ("Color:", 45.67), ("5:06 PM", 64.67), ("Hello, world!", 94.67),
    ("On", 22.33), ("Off", 24.33), ("Cancel", 52.67), ("Save", 37),
  ]

  @Test("Body text is 20.33 points high and within 2 % as wide as Apple's")
  func body() async throws {
    // Given words in the body style
    let screen = await Screen { VStack { ForEach(Self.widths, id: \.text) { Text(verbatim: $0.text) } } }
    // Then their sizes match Apple's, except for the letters, which belong to another font
    for (text, width) in Self.widths {
      let size = try screen.find(.text(text)).frame.size
      #expect(isNear(size.height, 20.33), "\(text)")
      #expect(abs(size.width - width) <= max(0.7, width * 0.02), "\(text): \(size.width), not \(width)")
    }
  }

  @Test("Footnotes are 15.67 points high, 33.67 in two lines; a large title is 40.67 high")
  func others() async throws {
    // Given texts in these styles
    let notes: [(text: String, width: CGFloat)] = [
      ("REGION PREFERENCES", 142.33), ("APP DATA", 61), ("DEBUG INFO", 78.67),
      ("None of those action are working yet ;)", 235),
    ]
    let screen = await Screen {
      VStack {
        ForEach(notes, id: \.text) { Text(verbatim: $0.text).font(.footnote) }
        Text(verbatim: "Two\nLines").font(.footnote)
        Text(verbatim: "Settings").font(.largeTitle.bold()).accessibilityIdentifier("large")
        Text(verbatim: "Settings").font(.headline).accessibilityIdentifier("small")
      }
    }
    // Then their sizes match Apple's
    for (text, width) in notes {
      let size = try screen.find(.text(text)).frame.size
      #expect(isNear(size.height, 15.67) && abs(size.width - width) <= width * 0.02, "\(text): \(size.width)")
    }
    #expect(try isNear(screen.find(.text("Two\nLines")).frame.height, 33.67))
    // And so do those of bar titles, which are bold and semibold
    let (large, small) = (try screen.find("large").frame, try screen.find("small").frame)
    #expect(isNear(large.height, 40.67) && abs(large.width - 133) <= 133 * 0.02, "\(large)")
    #expect(abs(small.width - 66.67) <= 66.67 * 0.02, "\(small)")
  }

  @Test("Controls in a stack are 8 points apart")
  func stack() async throws {
    // Given two colour wells below each other
    let screen = await Screen {
      VStack {
        ColorPicker("One", selection: .constant(.red)).labelsHidden()
        ColorPicker("Two", selection: .constant(.red)).labelsHidden()
      }
    }
    // Then there are 8 points between them
    #expect(try isNear(screen.find(.label("Two")).frame.minY - screen.find(.label("One")).frame.maxY, 8))
  }

  @Test("Texts with padding in a group are 8 points and twice the padding of 16 apart")
  func padded() async throws {
    let screen = await Screen {
      VStack {
        Group {
          Text("One").padding()
          Text("Two").padding()
        }
      }
    }
    #expect(try isNear(screen.find(.text("Two")).frame.minY - screen.find(.text("One")).frame.maxY, 8 + 2 * 16))
  }
}
