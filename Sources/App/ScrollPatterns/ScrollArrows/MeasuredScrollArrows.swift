import SwiftUI

/// Scroll arrows for iOS 17, where a scroll view does not report how far it has scrolled. Its content does, through
/// `scrollArrowsContent()`. To reach an offset, the scroll view brings a point of the content to the same point of the
/// viewport: at a share s of both, that is s times the way from the row's start to its end.
struct MeasuredScrollArrows: ViewModifier {
  let step: CGFloat

  /// The content in the coordinates of the viewport, and the viewport's width; zero until they are known.
  @State private var frame = CGRect.zero
  @State private var viewport: CGFloat = 0
  /// Where the last tap leads, in points from the row's start; nil once its animation is over.
  @State private var destination: CGFloat?
  @State private var taps = 0
  @State private var hasMoreBefore = false
  @State private var hasMoreAfter = false
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// In seconds.
  private static let duration = 0.3

  func body(content: Content) -> some View {
    ScrollViewReader { proxy in
      content
        .background {
          GeometryReader { geometry in
            Color.clear.onChange(of: geometry.size.width, initial: true) { _, new in
              viewport = new
              update()
            }
          }
        }
        .onPreferenceChange(ScrollContentFrameKey.self) { new in
          guard let new else { return }
          frame = new
          update()
        }
        .modifier(
          ScrollArrowOverlay(hasMoreBefore: hasMoreBefore, hasMoreAfter: hasMoreAfter) { scroll(forward: $0, proxy) }
        )
        .task(id: taps) {
          guard taps > 0, (try? await Task.sleep(for: .seconds(Self.duration))) != nil else { return }
          destination = nil
        }
    }
  }

  private var row: ScrollRow {
    ScrollRow(left: -frame.minX, end: frame.width - viewport, isMirrored: layoutDirection == .rightToLeft)
  }

  private func update() {
    let row = row
    if hasMoreBefore != row.hasMoreBefore { hasMoreBefore = row.hasMoreBefore }
    if hasMoreAfter != row.hasMoreAfter { hasMoreAfter = row.hasMoreAfter }
  }

  private func scroll(forward: Bool, _ proxy: ScrollViewProxy) {
    let row = row
    guard row.end > 0 else { return }
    let next = row.offset(after: min(destination ?? row.offset, row.end), forward: forward, step: step)
    destination = next
    taps += 1
    withAnimation(reduceMotion ? nil : .easeInOut(duration: Self.duration)) {
      proxy.scrollTo(ScrollArrowsContentID(), anchor: UnitPoint(x: next / row.end, y: 0.5))
    }
  }
}

/// The frame of an arrow row's content in its scroll view.
struct ScrollContentFrameKey: PreferenceKey {
  static var defaultValue: CGRect? { nil }
  static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) { value = value ?? nextValue() }
}

/// The content's id for the scroll view's reader; each row has its own.
private struct ScrollArrowsContentID: Hashable {}

/// Reports how far its content, the whole content of a scroll view, has scrolled.
struct ScrollArrowsContent: ViewModifier {
  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { geometry in
          Color.clear.preference(key: ScrollContentFrameKey.self, value: geometry.frame(in: .scrollView))
        }
      }
      .id(ScrollArrowsContentID())
  }
}

extension View {
  /// Reports to `scrollArrows(step:)` around the scroll view how far this view, its whole content, has scrolled. Needed
  /// only before iOS 18.
  @ViewBuilder public func scrollArrowsContent() -> some View {
    if #available(iOS 18, *) {
      self
    } else {
      modifier(ScrollArrowsContent())
    }
  }
}
