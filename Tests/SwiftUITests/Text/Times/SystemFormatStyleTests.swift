import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The system's ways to write times", .simulator(.iPhoneSE))
struct SystemFormatStyleTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private static let english = Locale(identifier: "en_US")

  private func words<F: FormatStyle>(_ style: F, after seconds: TimeInterval) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(Self.english).format(Self.start.addingTimeInterval(seconds)).characters)
  }

  @Test func `Given a timer, then it counts down or up in its interval, with hours or without`() {
    let hour = Self.start..<Self.start.addingTimeInterval(3600)
    let down = SystemFormatStyle.Timer(countingDownIn: hour)
    #expect(
      [-5, 0, 1, 1.5, 3599, 3600, 9000].map { words(down, after: $0) }
        == ["1:00:00", "1:00:00", "59:59", "59:59", "0:01", "0:00", "0:00"])
    let up = SystemFormatStyle.Timer(countingUpIn: hour, showsHours: false)
    #expect([-5, 0, 30.9, 3599, 3600].map { words(up, after: $0) } == ["0:00", "0:00", "0:30", "59:59", "60:00"])
    let minutes = SystemFormatStyle.Timer(countingDownIn: hour, maxPrecision: .seconds(60))
    #expect([0, 3300, 3301].map { words(minutes, after: $0) } == ["1:00", "5 minutes", "5 minutes"])
    #expect(words(SystemFormatStyle.Timer(countingUpIn: hour, maxFieldCount: 1), after: 130) == "2 minutes")
  }

  @Test func `Given a stopwatch, then it shows hundredths, and as many numbers as it may`() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: Self.start)
    #expect([-1, 12.34, 3723.5].map { words(watch, after: $0) } == ["00:00.00", "00:12.34", "1:02:03.50"])
    let short = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxFieldCount: 2)
    #expect(words(short, after: 5640) == "1:34")
  }

  @Test func `Given a clock, then it tells the first moment at which it reads differently`() throws {
    let interval = Self.start..<Self.start.addingTimeInterval(10)
    for style in [SystemFormatStyle.Timer(countingDownIn: interval), .init(countingUpIn: interval)] {
      var date = Self.start
      var read = [words(style, after: 0)]
      while let next = style.discreteInput(after: date), read.count < 20 {
        #expect(next > date)
        // Nothing changes before that moment.
        #expect(words(style, after: next.timeIntervalSince(Self.start) - 0.01) == read.last)
        date = next
        read.append(words(style, after: next.timeIntervalSince(Self.start)))
      }
      #expect(Set(read).count == 11)
      let before = try #require(style.discreteInput(before: date))
      #expect(words(style, after: before.timeIntervalSince(Self.start)) == read[read.count - 2])
    }
  }

  @Test func `Given an offset, then it has a sign, as many units as it may, or is a clock`() {
    let style = SystemFormatStyle.DateOffset(to: Self.start)
    #expect(words(style, after: 3 * 86_400 + 7200) == "3 days, 2 hours")
    #expect(words(style, after: -5640) == "-1 hour, 34 minutes")
    #expect(
      words(SystemFormatStyle.DateOffset(to: Self.start, maxFieldCount: 1, sign: .always()), after: 5640) == "+1 hour")
    #expect(
      words(SystemFormatStyle.DateOffset(to: Self.start, allowedFields: [.minute, .second]), after: 226) == "3:46")
    #expect(words(SystemFormatStyle.DateOffset(to: Self.start, sign: .never), after: -90) == "1 minute, 30 seconds")
  }

  @Test func `Given a date to refer to, then it is told by its distance while it is near, and else by its parts`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = SystemFormatStyle.DateReference(to: Self.start).calendar(calendar)
    #expect(words(style, after: -300) == "in 5 minutes")
    #expect(words(style, after: 3 * 86_400) == "3 days ago")
    #expect(words(style, after: 60 * 86_400) == "May 9")
    #expect(words(style, after: 900 * 86_400) == "May 2026")
    #expect(
      words(SystemFormatStyle.DateReference(to: Self.start, maxFieldCount: 3).calendar(calendar), after: 900 * 86_400)
        == "May 9, 2026")
  }

  @Test func `Given texts of what depends on the time, when seconds pass, then they go on by themselves`() async throws
  {
    // Given
    let start = Date()
    let screen = await Screen {
      VStack {
        Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(3))).accessibilityIdentifier(
          "down")
        Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second])).accessibilityIdentifier(
          "offset")
        Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond)).accessibilityIdentifier("duration")
        Text("Ends in \(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(60)))")
          .accessibilityIdentifier("key")
        Text(start, format: .timer(countingUpIn: start..<start.addingTimeInterval(3))).accessibilityIdentifier("still")
      }
      .environment(\.locale, Self.english)
    }
    func label(_ name: String) throws -> String { try screen.find(.identifier(name)).label }
    #expect(try label("down") == "0:03")
    // When
    try await screen.advance(by: .milliseconds(1100))
    // Then
    #expect(try label("down") == "0:02")
    #expect(try label("offset") == "0:01")
    #expect(try label("duration") == "0:01")
    #expect(try label("key") == "Ends in 0:59")
    #expect(try label("still") == "0:00")
    try await screen.advance(by: .seconds(4))
    #expect(try label("down") == "0:00")
  }

  @Test func `Given little room, then a text that may choose says the same in fewer letters, and another one is cut`()
    async throws
  {
    let date = Date().addingTimeInterval(-5641)
    func screen(_ width: CGFloat) async -> Screen {
      await Screen {
        VStack {
          Text(date.addingTimeInterval(5641), format: .offset(to: date)).textVariant(.sizeDependent)
            .accessibilityIdentifier("chooses")
          Text(date.addingTimeInterval(5641), format: .offset(to: date)).textVariant(.fixed)
            .accessibilityIdentifier("fixed")
        }
        .environment(\.locale, Self.english).lineLimit(1).frame(width: width)
      }
    }
    let wide = await screen(300)
    #expect(try wide.find("chooses").label == "1 hour, 34 minutes")
    let narrow = await screen(100)
    #expect(try narrow.find("chooses").label == "1 hr, 34 min")
    #expect(try narrow.find("fixed").label == "1 hour, 34 minutes")
    let narrowest = await screen(70)
    #expect(try narrowest.find("chooses").label == "1h 34m")
  }
}
