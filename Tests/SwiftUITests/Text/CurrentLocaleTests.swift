import SimulatorTesting
import SwiftUI

@MainActor @Suite("The current locale", .simulator(.iPhoneSE))
struct CurrentLocaleTests {
  private static let date = Date(timeIntervalSince1970: 100_000)

  private struct Formats: View {
    var body: some View {
      Text(verbatim: Locale.current.identifier).accessibilityIdentifier("identifier")
      Text(verbatim: Locale.preferredLanguages.joined()).accessibilityIdentifier("languages")
      Text(verbatim: "\(Calendar.current.firstWeekday)").accessibilityIdentifier("weekday")
      Text(verbatim: 1234.5.formatted(.currency(code: "USD"))).accessibilityIdentifier("price")
      Text(verbatim: CurrentLocaleTests.date.formatted(date: .abbreviated, time: .omitted))
        .accessibilityIdentifier("date")
      Text(verbatim: formatted).accessibilityIdentifier("formatter")
    }

    private var formatted: String {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      return formatter.string(from: CurrentLocaleTests.date)
    }
  }

  @Test("given a phone as it is sold, then what says no locale is written as in the United States")
  func american() async throws {
    let screen = await Screen { VStack { Formats() } }
    #expect(try screen.find("identifier").label == "en_US")
    #expect(try screen.find("languages").label == "en-US")
    #expect(try screen.find("weekday").label == "1")
    #expect(try screen.find("price").label == "$1,234.50")
    #expect(try screen.find("date").label == "Jan 2, 1970")
    #expect(try screen.find("formatter").label == "Jan 2, 1970")
  }

  @Test(
    "given a German phone, then it is written as in Germany",
    .simulator(.iPhoneSE, DeviceSettings(locale: Locale(identifier: "de_DE")))
  )
  func german() async throws {
    let screen = await Screen { VStack { Formats() } }
    #expect(try screen.find("identifier").label == "de_DE")
    #expect(try screen.find("languages").label == "de-DE")
    #expect(try screen.find("weekday").label == "2")
    #expect(try screen.find("price").label == "1.234,50\u{A0}$")
    #expect(try screen.find("date").label == "2. Jan. 1970")
    #expect(try screen.find("formatter").label == "02.01.1970")
  }
}
