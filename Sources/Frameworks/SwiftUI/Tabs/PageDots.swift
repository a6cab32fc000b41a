import Foundation
import ScrollworkUIKit

/// A dot for each page, with the dimensions of `UIPageControl`: dots of 8 points, 16 apart,
/// white in both appearances, as Apple documents it.
nonisolated struct PageDots: View, FrameworkView {
  /// Nil for the system's.
  struct Colors: Equatable {
    var current: Color?
    var other: Color?

    @MainActor init(_ control: UIPageControl?) {
      current = control?.currentPageIndicatorTintColor.map(Color.init(uiColor:))
      other = control?.pageIndicatorTintColor.map(Color.init(uiColor:))
    }
  }

  let page: Int
  let count: Int
  let hasBackground: Bool
  let colors: Colors
  /// The images in place of dots, by page.
  var images: [Int: UIImage] = [:]
  let turn: @MainActor (_ forward: Bool) -> Void

  @MainActor var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        let color = index == page ? colors.current ?? .white : colors.other ?? .white.opacity(0.3)
        if let image = images[index] {
          Image(uiImage: image).renderingMode(.template).foregroundStyle(color)
        } else {
          Circle().fill(color).frame(width: 8, height: 8)
        }
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 9)
    .background { if hasBackground { Capsule().fill(Color(uiColor: .systemFill)) } }
    .accessibilityElement()
    .accessibilityAddTraits(.isPageIndicator)
    .accessibilityValue("page \(page + 1) of \(count)")
    .accessibilityAdjustableAction { turn($0 == .increment) }
  }
}
