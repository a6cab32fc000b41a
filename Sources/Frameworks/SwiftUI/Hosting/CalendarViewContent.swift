import Foundation
import ScrollworkUIKit

extension UICalendarView: RenderedView, ContentDrawing {
  var drawn: some View { CalendarViewContent(view: self) }
}

nonisolated private struct CalendarViewContent: View, FrameworkView {
  let view: UICalendarView
  let version: Int

  @MainActor init(view: UICalendarView) {
    self.view = view
    version = view.contentVersion
  }

  @MainActor var body: some View {
    let (view, range) = (view, view.availableDateRange)
    let additions = CalendarAdditions(
      month: Binding {
        view.month
      } set: {
        view.turn(to: $0)
      }, canSelect: { view.canSelect($0) },
      decoration: view.showsDecorations ? { view.decoration(for: $0) } : nil,
      marksSelectedToday: !(view.selectionBehavior is UICalendarSelectionMultiDate))
    MonthCalendar(
      start: view.month, bounds: DateBounds(minimum: range.start, maximum: range.end), additions: additions,
      isSelected: { view.isSelected($0) }, choose: { view.choose($0) }
    )
    // With and without room for decorations it is another calendar: its weeks are measured anew.
    .id(view.showsDecorations)
    .fontDesign(Font.Design(view.fontDesign))
    .tint(Color(uiColor: view.tintColor))
    .environment(\.calendar, view.calendar)
    .environment(\.locale, view.locale)
    .environment(\.timeZone, view.timeZone ?? view.calendar.timeZone)
    // The view's identifier is that of all of it.
    .accessibilityElement(children: .contain)
  }
}

extension Font.Design {
  fileprivate init(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    default: self = .default
    }
  }
}

/// A decoration in the room below a day's number.
nonisolated struct DayDecoration: View, FrameworkView {
  let decoration: UICalendarView.Decoration

  @MainActor var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: MonthCalendar.day)
      content.frame(maxWidth: .infinity, maxHeight: .infinity).clipped()
    }
    // The day below is what is touched and read.
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch decoration.content {
    case .view(let make): DecorationView(make: make).id(ObjectIdentifier(decoration))
    case .image(let image, let color, let size):
      let points = Self.points(size)
      Group {
        if let image, image.isSymbolImage {
          Image(uiImage: image).modifier(SymbolFont(font: image.symbolFont)).font(.system(size: points))
        } else if let image {
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fit).frame(width: points, height: points)
        } else {
          Circle().frame(width: points - 1, height: points - 1)
        }
      }
      .foregroundStyle(Color(uiColor: color ?? .systemFill))
    }
  }

  /// The font size of symbols.
  private static func points(_ size: UICalendarView.DecorationSize) -> CGFloat {
    switch size {
    case .small: 10
    case .medium: 12
    case .large: 14
    }
  }
}

/// A view of the app's own, in the middle of the decoration's room.
nonisolated private struct DecorationView: UIViewRepresentable, FrameworkView {
  let make: () -> UIView

  @MainActor func makeUIView(context: Context) -> DecorationHolder { DecorationHolder(make) }
  @MainActor func updateUIView(_ uiView: DecorationHolder, context: Context) {}
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: DecorationHolder, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}

/// Centres a view in its own size, or fills the room with one that has none. The view is created with the first layout,
/// so that measuring the calendar creates none.
private final class DecorationHolder: UIView {
  private let make: () -> UIView
  private lazy var content = make()

  init(_ make: @escaping () -> UIView) {
    self.make = make
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.superview !== self { addSubview(content) }
    let sizes = [
      content.intrinsicContentSize, content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      content.bounds.size,
    ]
    content.bounds.size = sizes.first { $0.width > 0 && $0.height > 0 } ?? bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
