import DisplayList
import Simulator
import SwiftUI

/// Pictures in three columns, decoded outside the frame.
struct GridPage: View {
  let count: Int
  let pictures: PictureFolder

  var body: some View {
    ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(128), spacing: 3), count: 3), spacing: 3) {
        ForEach(0..<count, id: \.self) { GridPicture(url: pictures[$0], side: 128) }
      }
    }
  }
}

/// Rows with a picture and a text each.
struct PictureRowsPage: View {
  let count: Int
  let pictures: PictureFolder

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8) {
        ForEach(0..<count, id: \.self) { number in
          HStack(spacing: 12) {
            GridPicture(url: pictures[number], side: 60)
            Text("Picture \(number)")
          }
        }
      }
    }
  }
}

/// A picture that fills a square; grey until it is loaded.
struct GridPicture: View {
  let url: URL
  let side: CGFloat

  var body: some View {
    AsyncImage(url: url) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color(red: 229 / 255, green: 229 / 255, blue: 234 / 255)
    }
    .frame(width: side, height: side)
    .clipped()
  }
}

/// A phone that shows pictures; between frames the main queue gets its turn.
@MainActor
final class PicturePhone: BenchmarkPhone {
  /// The number of pictures on the screen that are not loaded yet.
  var missing: Int { Self.squares(of: simulator.displayList.root, at: .zero) }

  private static let placeholder = DisplayColor(red: 229 / 255, green: 229 / 255, blue: 234 / 255)

  /// Returns the number of grey squares of a fragment on the screen.
  private static func squares(of fragment: Fragment, at origin: CGPoint) -> Int {
    let origin = CGPoint(x: origin.x + fragment.offset.x, y: origin.y + fragment.offset.y)
    let screen = CGRect(origin: .zero, size: Device.benchmark.size)
    guard !fragment.bounds.isNull, screen.intersects(fragment.bounds.offsetBy(dx: origin.x, dy: origin.y)) else {
      return 0
    }
    let own = fragment.commands.count { command in
      guard case .fill(let outline, .color(placeholder)) = command else { return false }
      return screen.intersects(outline.bounds.offsetBy(dx: origin.x, dy: origin.y))
    }
    return fragment.children.reduce(own) { $0 + squares(of: $1, at: origin) }
  }

  /// Lets other threads and the main queue work for a while, without using the processor.
  func rest(milliseconds: Double) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        usleep(useconds_t(milliseconds * 1000))
        continuation.resume()
      }
    }
  }

  /// Runs frames until all pictures on the screen are loaded, and returns their cost.
  func loaded() async -> [FrameSample] {
    var samples: [FrameSample] = []
    var rests = 0
    while rests < 2_000, missing > 0 || simulator.needsFrame {
      await rest(milliseconds: 1)
      rests += 1
      if simulator.needsFrame { samples.append(measured()) }
    }
    return samples
  }
}
