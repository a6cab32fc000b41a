// swift-format-ignore-file
import SwiftUI

// The listings of `003`, as printed, with stubs where it prints none: `ScrollOffsetKey`, the cards, the bodies of `scrollLeft` and
// `scrollRight`, and the source of the two widths. Do not fix them: `PrintedListingTests` describes what they do.

struct ScrollOffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct PrintedTask {
  let uuid: String
}

/// A log of what a listing's cards report.
@MainActor
final class PrintedLog: ObservableObject {
  @Published var cards: Int
  var taps: [String] = []
  var appeared: Set<String> = []

  init(cards: Int) { self.cards = cards }

  var tasks: [PrintedTask] { (0..<cards).map { PrintedTask(uuid: "card.\($0)") } }
}

struct ResourcesCard: View {
  let task: PrintedTask
  let log: PrintedLog

  var body: some View {
    Button {
      log.taps.append(task.uuid)
    } label: {
      Text(task.uuid).frame(width: 280, height: 120).background(Color.blue).contentShape(Rectangle())
    }
    .accessibilityIdentifier(task.uuid)
  }
}

// MARK: Arrow Button Component

struct ScrollArrowButton: View {
    let direction: Direction
    let action: () -> Void
    
    enum Direction {
        case left, right
        
        var iconName: String {
            self == .left ? "chevron.left" : "chevron.right"
        }
    }
    
    var body: some View {
        Button(action: action) {
            Image(systemName: direction.iconName)
                .font(.system(size: 16, weight: .semibold))
                .foregroundColor(.primary)
                .frame(width: 40, height: 40)
                .background(Color.white.opacity(0.95))
                .clipShape(Circle())
                .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
        }
    }
}

// MARK: Option 1 in the ZStack

/// Both options combined as intended: a preference reports the offset, a reader scrolls.
struct PrintedPage: View {
  let log: PrintedLog
  var body: some View { ScrollViewReader { PrintedHomeView(log: log, proxy: $0) } }
}

struct PrintedHomeView: View {
  @ObservedObject var log: PrintedLog
  let proxy: ScrollViewProxy
  var quickTasks: [PrintedTask] { log.tasks }

    @State private var scrollOffset: CGFloat = 0
    @State private var contentWidth: CGFloat = 0
    @State private var containerWidth: CGFloat = 0

    var canScrollLeft: Bool {
        scrollOffset > 5
    }

    var canScrollRight: Bool {
        scrollOffset < (contentWidth - containerWidth - 5)
    }

  var body: some View {
    printed.background(width { containerWidth = $0 })
  }

  private func width(_ report: @escaping (CGFloat) -> Void) -> some View {
    GeometryReader { geo in
      Color.clear
        .onAppear { report(geo.size.width) }
        .onChange(of: geo.size.width) { _, new in report(new) }
    }
  }

  var printed: some View {
ZStack {
    // Horizontal ScrollView
    ScrollView(.horizontal, showsIndicators: false) {
    HStack(spacing: 16) {
        ForEach(quickTasks, id: \.uuid) { task in
            ResourcesCard(task: task, log: log)
        }
    }
    .padding(.horizontal, 16)
    .background(width { contentWidth = $0 })
    .background(GeometryReader { geo in
        Color.clear.preference(key: ScrollOffsetKey.self, value: geo.frame(in: .named("scroll")).minX)
    })
}
.coordinateSpace(name: "scroll")
.onPreferenceChange(ScrollOffsetKey.self) { value in
    scrollOffset = -value
}
    .accessibilityIdentifier("row")
    
    // Left arrow
    if canScrollLeft {
        HStack {
            ScrollArrowButton(direction: .left) { scrollLeft() }
                .padding(.leading, 8)
            Spacer()
        }
    }
    
    // Right arrow
    if canScrollRight {
        HStack {
            Spacer()
            ScrollArrowButton(direction: .right) { scrollRight() }
                .padding(.trailing, 8)
        }
    }
}
  }

func scrollLeft() {
    // Scroll left by one card width
    scroll(to: Int(((scrollOffset - 5) / 296).rounded(.up)) - 1)
}

func scrollRight() {
    // Scroll right by one card width
    scroll(to: Int(((scrollOffset + 5) / 296).rounded(.down)) + 1)
}

  private func scroll(to card: Int) {
    withAnimation { proxy.scrollTo("card.\(min(max(0, card), quickTasks.count - 1))", anchor: .leading) }
  }
}

// MARK: Option 2

/// A `ScrollViewReader`, and the position tracked with `onAppear` on the items.
struct PrintedReaderView: View {
  let log: PrintedLog

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 16) {
            ForEach(log.tasks, id: \.uuid) { task in
              ResourcesCard(task: task, log: log)
                .onAppear { log.appeared.insert(task.uuid) }
            }
          }
          .padding(.horizontal, 16)
        }
        .accessibilityIdentifier("row")
        ScrollArrowButton(direction: .right) { withAnimation { proxy.scrollTo("card.3", anchor: .leading) } }
      }
    }
  }
}
