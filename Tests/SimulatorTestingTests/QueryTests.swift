import SimulatorTesting
import SwiftUI
import Testing

@Suite("Queries", .simulator())
@MainActor
struct QueryTests {
  private func screen() async -> Screen {
    await Screen {
      VStack {
        Button("Retry") {}
        VStack {
          Text("Loading failed")
          Button("Retry") {}
          Button("Cancel") {}.disabled(true)
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("page.error")
        VStack {
          Text("Volume").accessibilityValue("40%")
          Button("Retry") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("page.warning")
      }
    }
  }

  @Test("given elements, when each field is asked for exactly, by its beginning or by a part, then those are found")
  func fields() async throws {
    let screen = await screen()
    let counts: [(Query, Int)] = [
      ("page.error", 1), (.identifier("page"), 0), (.identifier(startsWith: "page."), 2),
      (.identifier(contains: "warn"), 1), (.label("Retry"), 3), (.label("retry"), 0), (.label(startsWith: "Can"), 1),
      (.label(contains: "ance"), 1), (.text("Loading failed"), 1), (.text("Retry"), 0), (.text("40%"), 1),
      (.text(startsWith: "Load"), 1), (.text(contains: "fail"), 1), (.role(.button), 4),
      (.role(.button).and(.disabled), 1), (.role(.button).and(.enabled), 3), (.role(.button).and(.selected), 0),
      (.focused, 0), (.role(.button).and(.not(.label("Retry"))), 1),
    ]
    for (query, count) in counts { #expect(screen.findAll(query).count == count, "\(query)") }
  }

  @Test("given three buttons of one name, when one is looked for inside its group or by number, then that one is found")
  func insideAndNumber() async throws {
    let screen = await screen()
    let tops = screen.findAll(.label("Retry")).map(\.frame.minY)
    #expect(tops == tops.sorted())
    #expect(try screen.find(.label("Retry").inside("page.error")).frame.minY == tops[1])
    #expect(try screen.find("page.error").find(.label("Retry")).frame.minY == tops[1])
    #expect(try screen.find(.label("Retry").nth(2)).frame.minY == tops[2])
    // A number inside a number: the container's number counts among the containers.
    let warning = Query.identifier(startsWith: "page.").nth(1)
    #expect(try screen.find(.label("Retry").inside(warning)).frame.minY == tops[2])
    #expect(!screen.exists(.label("Cancel").inside(warning)))
    #expect(screen.findAll(.role(.button).inside(.identifier(startsWith: "page."))).count == 3)
    #expect(!screen.exists(Query("page.error").inside("page.error")))
  }

  @Test("given views without elements of their own, when they are looked for by type, then frame and words are theirs")
  func types() async throws {
    let screen = await Screen {
      VStack(spacing: 0) {
        ForEach(0..<3) { CardView(number: $0) }
        BadgeView(text: "New").accessibilityIdentifier("badge")
        BoxView { Text("inside") }
      }
    }
    let cards = screen.findAll(.type(CardView.self))
    #expect(cards.map(\.label) == (0..<3).map { "Card \($0), Open" })
    #expect(cards.map(\.role) == [.group, .group, .group])
    #expect(screen.findAll(.type("CardView")) == cards)
    // The padding belongs to the view.
    let text = try screen.find(.text("Card 1")).frame
    #expect(cards[1].frame.minX == text.minX - 8)
    #expect(abs(cards[1].frame.maxY - cards[2].frame.minY) < 0.001)
    #expect(try screen.find(.type(CardView.self).and(.label(contains: "1"))).frame == cards[1].frame)
    #expect(try screen.find(.label("Open").inside(.type(CardView.self).nth(1))).frame.midY == cards[1].frame.midY)
    // A view with one element is that element, with the view's frame.
    let badge = try screen.find(.type(BadgeView.self)).node
    #expect(badge.identifier == "badge" && badge.role == .staticText && badge.label == "New")
    #expect(try badge.frame.width == screen.find("badge").frame.width + 20)
    // Generic arguments may be left out; a framework's view has a type too.
    #expect(try screen.find(.type("BoxView")).label == "inside")
    #expect(try screen.find(.type(BoxView<Text>.self)).label == "inside")
    #expect(screen.findAll(.type(Text.self).inside(.type("BoxView"))).map(\.label) == ["inside"])
    #expect(screen.findAll(.type(Text.self)).count == 8)
  }

  @Test("given an element that moves, changes and goes, when its handle is asked, then it answers as of now")
  func liveElement() async throws {
    let model = Model()
    let screen = await Screen { Changing(model: model) }
    let element = try screen.find("thing")
    #expect(try element.label == "one")
    let top = try element.frame.minY
    model.text = "two"
    model.height = 100
    try await screen.frames(1)
    #expect(try element.label == "two")
    #expect(try element.frame.minY == top + 50)
    model.text = nil
    try await screen.frames(1)
    #expect(!element.exists)
    #expect(throws: ScreenError.self) { try element.label }
    #expect(!screen.isVisible("thing"))
  }

  @Test("given a long lazy list, when it is queried in all ways, then no row is built and nothing is evaluated")
  func queriesBuildNothing() async throws {
    let screen = await Screen { NumberList(count: 10_000) }
    let mark = screen.mark()
    #expect(!screen.exists("row-500"))
    #expect(!screen.exists(.type("RowView").inside(.type("NumberList"))))
    #expect(try screen.find("row-3").isVisible)
    #expect(try screen.find("row-3").isHittable)
    #expect(screen.describeTree().contains("row-3"))
    #expect(screen.visibleText.first == "Row 0")
    #expect(mark.rowsBuilt == 0 && mark.bodies == 0 && mark.layouts == 0 && mark.measurements == 0)
  }

  @MainActor final class Model: ObservableObject {
    @Published var text: String? = "one"
    @Published var height: CGFloat = 0
  }

  struct Changing: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: model.height)
        if let text = model.text { Text(text).accessibilityIdentifier("thing") }
      }
    }
  }
}
