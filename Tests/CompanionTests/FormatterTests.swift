import Foundation
import Testing

@Suite("Formatters") struct FormatterTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = english
    return calendar
  }

  @Test(
    "given an amount of time, then each style writes it as on iOS",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"), (.short, "1 hr, 10 min"),
      (.full, "1 hour, 10 minutes"), (.spellOut, "One hour, ten minutes"), (.brief, "1hr 10min"),
    ])
  func amounts(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = style
    #expect(formatter.string(from: 4200) == expected)
  }

  @Test("given a clock of minutes and seconds, then padding keeps its digits")
  func clock() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 3700) == "61:40")
    #expect(formatter.string(from: -65) == "-01:05")
  }

  @Test("given a largest unit to keep to, then the rest goes")
  func most() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_061) == "1 day")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    #expect(formatter.string(from: 0) == "About 0 seconds remaining")
  }

  @Test("given dates, then they are named as seen from another")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.calendar = calendar
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(month: -2)) == "two months ago")
    formatter.locale = german
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
  }

  @Test("given measurements, then they are in the units and words of the locale")
  func measurements() {
    let far = Measurement(value: 5, unit: UnitLength.kilometers)
    let formatter = MeasurementFormatter()
    formatter.locale = english
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: far) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: far) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.meters) == "meter")
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: english, usage: .road)
    #expect(far.formatted(style) == "3.1 miles")
    #expect(far.formatted(.measurement(width: .narrow, usage: .asProvided).locale(german)) == "5 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(english)) == "68°F")
  }

  @Test("given lists and names, then they are joined")
  func joining() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "AL")
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Lovelace Ada")
  }

  @Test("given values in a text to look up, then they are written into it")
  func localization() {
    let (count, name) = (1234, "Ada")
    #expect(String(localized: "\(name) has \(count) pets, 50%", locale: english) == "Ada has 1,234 pets, 50%")
    #expect(String(localized: "nothing.here", defaultValue: "Hello \(name)") == "Hello Ada")
    var resource: LocalizedStringResource = "\(count) pets"
    #expect(resource.key == "%lld pets")
    resource.locale = german
    #expect(String(localized: resource) == "1.234 pets")
  }

  @Test("given a formatter, when a text's value is asked for with a pointer, then it is written there if there is one")
  func pointers() {
    // Given
    let formatter = NumberFormatter()
    formatter.locale = english
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(memory)
    // Then
    #expect(formatter.getObjectValue(value, for: "42", errorDescription: nil))
    #expect((value.pointee as? NSNumber)?.intValue == 42)
    #expect(!formatter.getObjectValue(nil, for: "none", errorDescription: nil))
  }

  @Test("given expressions, then they say what they consist of")
  func expressionTypes() {
    #expect(_NSExpression(forVariable: "a").expressionType == .variable)
    #expect(_NSExpression(forKeyPath: "a.b").expressionType == .keyPath)
    #expect(_NSExpression(forConstantValue: 1).expressionType == .constantValue)
    #expect(_NSExpression.expressionForEvaluatedObject().expressionType == .evaluatedObject)
    #expect(_NSExpression(forFunction: "sum:", arguments: []).expressionType == .function)
  }
}
