import DisplayList
import Foundation
import Testing
import Typesetting

@testable import SwiftUI

@Suite struct VocabularyTests {
  @Test(
    "Unit points lie where their names say",
    arguments: [
      (UnitPoint.zero, 0.0, 0.0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
    ])
  func unitPoints(point: UnitPoint, x: Double, y: Double) {
    #expect(point == UnitPoint(x: x, y: y))
    #expect(
      point.point(in: CGRect(x: 10, y: 20, width: 100, height: 200)) == CGPoint(x: 10 + 100 * x, y: 20 + 200 * y))
  }

  @Test("Text sizes are ordered from the smallest to the largest, the last five being accessibility sizes")
  func dynamicTypeSizes() {
    let sizes = DynamicTypeSize.allCases
    #expect(sizes.count == 12)
    #expect(sizes == sizes.sorted())
    #expect(sizes.filter(\.isAccessibilitySize).count == 5)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    for size in sizes { #expect(DynamicTypeSize(size.textSize) == size) }
  }

  @Test("Scene phases are ordered by how far to the front they are")
  func scenePhases() {
    #expect(ScenePhase.background < .inactive)
    #expect(ScenePhase.inactive < .active)
  }

  @Test("A proposal is replaced by ten points where it says nothing")
  func proposals() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 50, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 50, height: 2))
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40)
    #expect(ProposedViewSize(width: 30, height: 20).inset(by: insets) == ProposedViewSize(width: 0, height: 16))
    #expect(ProposedViewSize.unspecified.inset(by: insets) == .unspecified)
  }

  @Test("Sets of edges and axes contain what they are made of")
  func optionSets() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom])
    for edge in Edge.allCases { #expect(Edge.Set.all.contains(Edge.Set(edge))) }
    #expect(!Axis.Set.horizontal.contains(.vertical))
    #expect("\(Axis.vertical)" == "vertical")
    #expect(EdgeInsets(8, edges: [.top, .leading]) == EdgeInsets(top: 8, leading: 8, bottom: 0, trailing: 0))
  }

  @Test("Angles convert, add and compare")
  func angles() {
    #expect(abs(Angle(degrees: 180).radians - .pi) < 1e-12)
    #expect(abs((Angle.degrees(90) + .radians(.pi / 2)).degrees - 180) < 1e-12)
    #expect(Angle.degrees(-10) < .zero)
    #expect((Angle.degrees(30) * 2).degrees.rounded() == 60)
  }
}

@Suite struct AlignmentTests {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  private let plain = ViewDimensions(width: 90, height: 60)

  @Test("Without an explicit guide each alignment has its documented default")
  func defaults() {
    #expect(plain[HorizontalAlignment.leading] == 0)
    #expect(plain[HorizontalAlignment.center] == 45)
    #expect(plain[HorizontalAlignment.trailing] == 90)
    #expect(plain[VerticalAlignment.top] == 0)
    #expect(plain[VerticalAlignment.center] == 30)
    #expect(plain[VerticalAlignment.bottom] == 60)
    // A view without text rests on the baseline.
    #expect(plain[VerticalAlignment.firstTextBaseline] == 60)
    #expect(plain[VerticalAlignment.lastTextBaseline] == 60)
    #expect(plain[HorizontalAlignment(Third.self)] == 30)
    #expect(plain[explicit: VerticalAlignment.bottom] == nil)
  }

  @Test("An explicit guide counts only for its own alignment")
  func explicitGuide() {
    let dimensions = ViewDimensions(width: 90, height: 60) { $0 == VerticalAlignment.firstTextBaseline.key ? 17 : nil }
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 17)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 17)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 60)
    #expect(dimensions[HorizontalAlignment.center] == 45)
  }

  @Test("The same identifier on different axes makes different keys")
  func keys() {
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(HorizontalAlignment.leading != .trailing)
    #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
  }

  @Test("Children's guides are averaged; the first baseline is the topmost, the last the lowest")
  func combining() {
    #expect(HorizontalAlignment.center.combineExplicit([10, nil, 20]) == 15)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, nil, 20]) == 10)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, nil, 20]) == 20)
    #expect(VerticalAlignment.top.combineExplicit([nil, nil]) == nil)
  }
}

@Suite struct FontTests {
  private func resolve(_ font: Font, _ size: DynamicTypeSize = .large) -> FontDescription {
    font.description(in: Font.Context(dynamicTypeSize: size))
  }

  @Test(
    "Text styles have Apple's sizes at the default text size",
    arguments: [
      (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ])
  func defaultSizes(font: Font, size: CGFloat) {
    #expect(resolve(font).size == size)
    #expect(resolve(font).weight == (font == .headline ? 600 : 400))
  }

  @Test("Running text grows with the person's text size; a fixed size does not")
  func dynamicType() {
    let expected: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(DynamicTypeSize.allCases.map { resolve(.body, $0).size } == expected)
    #expect(resolve(.system(size: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("Inter", fixedSize: 20), .accessibility5).size == 20)
    #expect(resolve(.custom("Inter", size: 34), .accessibility5).size == 106)
    #expect(resolve(.custom("Inter", size: 10, relativeTo: .body), .xSmall).size == CGFloat(10) * 14 / 17)
  }

  @Test("Modifiers change what they name and nothing else")
  func modifiers() {
    let font = resolve(.system(.body, design: .rounded, weight: .light).italic().monospacedDigit())
    #expect(font.weight == 300)
    #expect(font.isItalic)
    #expect(font.usesTabularDigits)
    #expect(font.design == .rounded)
    #expect(font.family == nil)
    #expect(resolve(.headline.weight(.regular)).weight == 400)
    #expect(resolve(.body.bold()).weight == 700)
    #expect(resolve(.body.monospaced()).design == .monospaced)
    #expect(resolve(.custom("Own Family", size: 12)).family == "Own Family")
    #expect(resolve(.body).leading == 22 - resolve(.body).lineHeight)
    #expect(resolve(.body.leading(.tight)).leading == 0)
    #expect(resolve(.body.leading(.loose)).leading == 24 - resolve(.body).lineHeight)
    #expect(resolve(.system(size: 17)).leading == 0)
    #expect(Font.body != Font.body.weight(.regular))
  }
}

@Suite struct LocalizedStringKeyTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test("An interpolated literal becomes a key with placeholders")
  func keys() {
    let name = "Rex"
    #expect(LocalizedStringKey("Hello").key == "Hello")
    #expect(("Hello \(name), \(3) of \(UInt8(5)) at \(1.5)" as LocalizedStringKey).key == "Hello %@, %lld of %u at %lf")
    #expect(("\(50)% of \(2.5, specifier: "%.1f")" as LocalizedStringKey).key == "%lld%% of %.1f")
    #expect(("100%" as LocalizedStringKey).key == "100%")
    #expect(("a \(1)" as LocalizedStringKey) != "a \(2)")
    #expect(("a \(1)" as LocalizedStringKey) == "a \(1)")
  }

  @Test("Values are set in as the locale writes them")
  func numbers() {
    let key: LocalizedStringKey = "\("Rex") ran \(12_345) m in \(61.5, specifier: "%.2f") s: \(100)%"
    #expect(key.string(locale: english) == "Rex ran 12,345 m in 61.50 s: 100%")
    #expect(key.string(locale: german) == "Rex ran 12.345 m in 61,50 s: 100%")
    #expect(("\(3.14)" as LocalizedStringKey).string(locale: english) == "3.140000")
    #expect(("\(UInt64.max)" as LocalizedStringKey).string(locale: english) == "18,446,744,073,709,551,615")
    #expect(("\(Int.min)" as LocalizedStringKey).string(locale: english) == "-9,223,372,036,854,775,808")
    #expect(("100%" as LocalizedStringKey).string(locale: english) == "100%")
    #expect(("\(0.5, format: .percent)" as LocalizedStringKey).key == "%@")
  }

  @Test("The text comes from the bundle's string table, the key itself where it has none")
  func tables() throws {
    // given a bundle with two tables
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let language = directory.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(#""%@ has %lld pets" = "%2$lld pets live with %1$@";"#.utf8)
      .write(to: language.appendingPathComponent("Localizable.strings"))
    try Data(#""Hello" = "Good morning";"#.utf8).write(to: language.appendingPathComponent("Polite.strings"))
    let bundle = try #require(Bundle(url: directory))
    // then
    let key: LocalizedStringKey = "\("Ada") has \(1200) pets"
    #expect(key.string(locale: english, bundle: bundle) == "1,200 pets live with Ada")
    #expect(LocalizedStringKey("Hello").string(locale: english, bundle: bundle, table: "Polite") == "Good morning")
    #expect(LocalizedStringKey("Hello").string(locale: english, bundle: bundle) == "Hello")
  }

  @Test("Values of Foundation's types are described, or formatted as told")
  func foundationValues() throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(("\(url)" as LocalizedStringKey).string(locale: english) == "https://example.org")
    let date = Date(timeIntervalSince1970: 0)
    #expect(("\(date)" as LocalizedStringKey).string(locale: english) == "1970-01-01 00:00:00 +0000")
    let style = Date.ISO8601FormatStyle()
    #expect(("\(date, format: style)" as LocalizedStringKey).string(locale: english) == "1970-01-01T00:00:00Z")
  }

  @Test(
    "printf's flags, widths and precisions act",
    arguments: [
      ("%02d", 7, "07"), ("%5d", 42, "   42"), ("%-5d|", 42, "42   |"), ("%+d", 42, "+42"), ("%x", 255, "ff"),
      ("%03d", -5, "-05"), ("%o", 8, "10"), ("%.3d", 7, "007"),
    ])
  func specifiers(specifier: String, value: Int, expected: String) {
    #expect(FormatString(specifier).string(arguments: [.signed(Int64(value))], locale: english) == expected)
  }

  @Test("A translation may change the order of the values")
  func positions() {
    let format = FormatString("%2$@ hat %1$lld Tiere")
    #expect(format.string(arguments: [.signed(3), .text("Ada")], locale: german) == "Ada hat 3 Tiere")
  }

  @Test(
    "A translation that does not fit its values is shown, not trusted",
    arguments: [
      ("%d", "Rex"), ("%@ %@", "Rex %@"), ("%99$@", "%99$@"), ("%", "%"), ("%q", "%q"), ("50% off", "50% off"),
      ("%-", "%-"), ("%n", "%n"), ("%.f", "Rex"), ("%1000000d", String(repeating: " ", count: 997) + "Rex"),
    ])
  func malformed(format: String, expected: String) {
    #expect(FormatString(format).string(arguments: [.text("Rex")], locale: english) == expected)
  }
}

extension LocalizedStringKey {
  fileprivate func string(locale: Locale, bundle: Bundle? = nil, table: String? = nil) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return Text(self, tableName: table, bundle: bundle).string(in: environment)
  }
}

extension FormatString {
  fileprivate func string(arguments: [_FormatArgument], locale: Locale) -> String {
    pieces(arguments: arguments, locale: locale).map { piece in
      switch piece {
      case .literal(let text): text
      case .value(let text): text.string(in: EnvironmentValues())
      }
    }.joined()
  }
}
