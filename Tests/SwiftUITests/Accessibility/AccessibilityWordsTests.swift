import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("How elements are named and read out", .simulator(.iPhoneSE))
struct AccessibilityWordsTests {
  @Test func `Given ways to speak, then the inner one counts, and each stretch of a text has its own`() async throws {
    let screen = await Screen {
      VStack {
        (Text("Code ") + Text("AB12").speechSpellsOutCharacters()).accessibilityIdentifier("code")
        Text("High").speechAdjustedPitch(3).accessibilityIdentifier("high")
        Button("Go!") {}.accessibilityIdentifier("go")
      }
      .speechAdjustedPitch(-0.5)
      .speechAlwaysIncludesPunctuation()
    }
    let code = try screen.find("code").node.spoken
    #expect(code.map(\.words) == ["Code ", "AB12"])
    #expect(code.map(\.spellsOut) == [false, true])
    #expect(code.map(\.pitch) == [-0.5, -0.5])
    #expect(try screen.find("high").node.spoken.map(\.pitch) == [1])
    let go = try screen.find("go").node.spoken
    #expect(go.map(\.words) == ["Go!"])
    #expect(go.map(\.includesPunctuation) == [true])
  }

  @Test func `Given an attributed text, then its attributes say how it is spoken`() async throws {
    var text = AttributedString("Call 112")
    if let range = text.range(of: "112") {
      text[range].accessibilitySpeechSpellsOutCharacters = true
      text[range].accessibilitySpeechAnnouncementsQueued = true
    }
    let shown = text
    let screen = await Screen { Text(shown).accessibilityIdentifier("call") }
    let spoken = try screen.find("call").node.spoken
    #expect(spoken.map(\.words) == ["Call ", "112"])
    #expect(spoken.map(\.spellsOut) == [false, true])
    #expect(spoken.map(\.isQueued) == [false, true])
  }

  @Test func `Given what texts are about, then the inner one counts`() async throws {
    let screen = await Screen {
      VStack {
        Text("let a = 1").accessibilityTextContentType(.sourceCode).accessibilityIdentifier("code")
        Text("Once upon a time").accessibilityIdentifier("story")
      }
      .accessibilityTextContentType(.narrative)
    }
    #expect(try screen.find("code").node.textContentType == "sourceCode")
    #expect(try screen.find("story").node.textContentType == "narrative")
  }

  @Test func `Given a symbol that says nothing by itself, then beside words only they are the label`() async throws {
    let screen = await Screen {
      VStack {
        Button {
        } label: {
          HStack {
            Image(systemName: "arrow.triangle.2.circlepath"); Text("Transfer money")
          }
        }
        .accessibilityIdentifier("transfer")
        Button {
        } label: {
          HStack {
            Image(systemName: "plus"); Text("Account")
          }
        }.accessibilityIdentifier("account")
        Button {
        } label: {
          Image(systemName: "arrow.triangle.2.circlepath")
        }.accessibilityIdentifier("bare")
        HStack {
          Image(systemName: "moon"); Text("06:20")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("time")
        HStack {
          Image(systemName: "moon").accessibilityLabel("Night"); Text("23:20")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("late")
        HStack {
          Image("fn1", bundle: nil); Text("Amazon"); Text("Shopping")
        }
        .accessibilityElement(children: .combine).accessibilityIdentifier("shop")
      }
    }
    #expect(try screen.find("transfer").label == "Transfer money")
    #expect(try screen.find("account").label == "Add, Account")
    #expect(try screen.find("bare").label == "arrow triangle 2 circlepath")
    #expect(try screen.find("time").label == "06:20")
    #expect(try screen.find("late").label == "Night, 23:20")
    // And neither is the name of an asset
    #expect(try screen.find("shop").label == "Amazon, Shopping")
  }

  @Test func `Given a lazy stack, then what is said about it describes a container, also of one element`() async throws
  {
    let screen = await Screen {
      ScrollView {
        LazyVStack {
          Text("one").accessibilityIdentifier("row")
          LazyVStack { Text("two").accessibilityIdentifier("row") }.border(.red).accessibilityIdentifier("inner")
        }
        .accessibilityIdentifier("outer")
        .accessibilityLabel("All")
      }
    }
    #expect(screen.findAll("row").count == 2)
    #expect(try screen.find("outer").label == "All")
    #expect(try screen.find("outer").frame.height > screen.find("inner").frame.height)
    #expect(try screen.find("inner").label == "")
  }

  struct Paired: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: space)
        Color.red.frame(width: 50, height: 20).accessibilityElement()
          .accessibilityLabeledPair(role: .content, id: 1, in: space).accessibilityIdentifier("volume")
        Text("Tone").accessibilityLabeledPair(role: .label, id: 2, in: space)
        Button("Bass") {}.accessibilityLabeledPair(role: .content, id: 2, in: space).accessibilityIdentifier("tone")
      }
    }
  }

  @Test
  func `Given labeled pairs, then a content without a name has that of its label, and another one answers to it too`()
    async throws
  {
    let screen = await Screen { Paired() }
    #expect(try screen.find("volume").label == "Volume")
    #expect(try screen.find("tone").label == "Bass")
    #expect(try screen.find("tone").node.inputLabels == ["Tone"])
  }

  struct Linked: View {
    @Namespace private var space
    @AccessibilityFocusState private var isAtEnd: Bool

    var body: some View {
      VStack {
        Text("Start").accessibilityLinkedGroup(id: "g", in: space).accessibilityIdentifier("start")
        Text("Between")
        Text("End").accessibilityLinkedGroup(id: "g", in: space).accessibilityFocused($isAtEnd)
        Text(isAtEnd ? "There" : "Not there")
      }
    }
  }

  @Test func `Given linked elements, when somebody follows the link, then the other one has the focus`() async throws {
    // Given
    let screen = await Screen { Linked() }
    try await screen.setAccessibility(.voiceOver)
    let start = try screen.find("start")
    #expect(try start.rotors == ["Linked Elements"])
    #expect(try start.entries(ofRotor: "Linked Elements") == ["End"])
    // When
    try await start.go(to: "End", ofRotor: "Linked Elements")
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("There"))
  }

  @Test func `Given a text with a label, when it is joined to another, then only its own words are replaced`()
    async throws
  {
    // Given
    let smile: Text = (Text(":") + Text("smile:")).accessibilityLabel("Smile")
    // When
    let screen = await Screen {
      (Text("Good ") + smile + Text(" morning")).accessibilityIdentifier("greeting")
    }
    // Then
    #expect(try screen.find("greeting").label == "Good Smile morning")
  }

  @Test func `Given a label made of views, then it says their texts, with the element's own where the app puts it`()
    async throws
  {
    struct Rated: View {
      @State private var stars = 3
      var body: some View {
        Button("Coffee") { stars += 1 }
          .accessibilityLabel { label in
            label
            Text("\(stars) stars")
          }
          .accessibilityIdentifier("rated")
      }
    }
    let screen = await Screen { Rated() }
    #expect(try screen.find("rated").label == "Coffee, 3 stars")
    try await screen.tap("rated")
    try await screen.settle()
    #expect(try screen.find("rated").label == "Coffee, 4 stars")
  }

  @Test
  func `Given a scroll status, when somebody scrolls, then it is read out once the content rests, and not for code`()
    async throws
  {
    struct Pages: View {
      let isEnabled: Bool
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            ScrollView {
              VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 40) } }
            }
            .accessibilityIdentifier("rows")
            .accessibilityScrollStatus("Page 2 of 4", isEnabled: isEnabled)
            Button("Jump") { withAnimation { proxy.scrollTo(30) } }
          }
        }
      }
    }
    for isEnabled in [true, false] {
      let screen = await Screen { Pages(isEnabled: isEnabled) }
      let before = screen.announcements.count
      try await screen.tap(.label("Jump"))
      try await screen.settle()
      #expect(screen.announcements.count == before)
      try await screen.swipe("rows", .up)
      try await screen.settle()
      #expect(Array(screen.announcements[before...]) == (isEnabled ? ["Page 2 of 4"] : []))
    }
  }

  struct Sales: AXChartDescriptorRepresentable {
    @Environment(\.locale) private var locale
    let numbers: [Double]

    func makeChartDescriptor() -> AXChartDescriptor {
      let made = AXChartDescriptor(
        title: "Sales", summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...10, gridlinePositions: []) { "\($0) cups" },
        series: [])
      updateChartDescriptor(made)
      return made
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
      descriptor.summary = locale.identifier
      descriptor.series = [
        AXDataSeriesDescriptor(
          name: "Coffee", isContinuous: false, dataPoints: zip(["Mo", "Tu"], numbers).map { AXDataPoint(x: $0, y: $1) })
      ]
    }
  }

  @Test func `Given a chart's descriptor, when its data change, then it tells of the new ones`()
    async throws
  {
    struct Chart: View {
      @State private var numbers: [Double] = [3, 4]
      var body: some View {
        Button("More") { numbers[1] = 9 }
          .accessibilityChartDescriptor(Sales(numbers: numbers)).accessibilityIdentifier("chart")
          .environment(\.locale, Locale(identifier: "fr_FR"))
      }
    }
    let screen = await Screen { Chart() }
    let descriptor = try #require(try screen.find("chart").chartDescriptor)
    #expect(descriptor.title == "Sales")
    #expect(descriptor.summary == "fr_FR")
    #expect(descriptor.yAxis?.valueDescriptionProvider(4) == "4.0 cups")
    try await screen.tap("chart")
    try await screen.settle()
    #expect(try screen.find("chart").chartDescriptor === descriptor)
    #expect(descriptor.series.first?.dataPoints.map { $0.yValue?.number } == [3, 9])
  }
}
