import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fonts as they are set in a place", .simulator(.iPhoneSE))
struct FontResolutionTests {
  struct Reader: View {
    @Environment(\.fontResolutionContext) private var context
    @Environment(\.legibilityWeight) private var legibility
    let log: (Font.Context, LegibilityWeight?) -> Void

    var body: some View {
      log(context, legibility)
      return Text("word").accessibilityIdentifier("text")
    }
  }

  @Test func `Given a larger text size, then a font is resolved at that size, and a fixed one is not`() async throws {
    var context: Font.Context?
    let screen = await Screen { Reader { made, _ in context = made } }
    let usual = try #require(context)
    #expect(Font.body.resolve(in: usual).pointSize == 17)
    #expect(Font.headline.resolve(in: usual).isBold)
    #expect(Font.default.resolve(in: usual).pointSize == 17)
    try await screen.setTextSize(.xxxLarge)
    let larger = try #require(context)
    #expect(larger != usual)
    #expect(Font.body.resolve(in: larger).pointSize == 23)
    #expect(Font.body.scaled(by: 2).resolve(in: larger).pointSize == 46)
    #expect(Font.body.pointSize(12).resolve(in: larger).pointSize == 12)
    #expect(Font.system(size: 30).resolve(in: larger).pointSize == 30)
  }

  @Test func `Given a resolved font, then its font of Core Text has the same size and style`() {
    let context = EnvironmentValues().fontResolutionContext
    let font = Font.system(size: 30).bold().italic().resolve(in: context).ctFont
    #expect(font.pointSize == 30 && font.lineHeight > 30)
    #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let plain = Font.body.resolve(in: context).ctFont
    #expect(plain.pointSize == 17 && plain.fontName == UIFont.systemFont(ofSize: 17).fontName)
  }

  @Test func `Given styles of a font, then what is resolved tells them, and false takes them back`() throws {
    let context = EnvironmentValues().fontResolutionContext
    let font = Font.title.bold(true).italic(true).monospaced(true).leading(.tight).width(.expanded)
    let resolved = font.resolve(in: context)
    #expect(resolved.weight == .bold)
    #expect(resolved.isItalic)
    #expect(resolved.isMonospaced)
    #expect(resolved.leading == .tight)
    #expect(resolved.width == .expanded)
    let plain = font.bold(false).italic(false).monospaced(false).resolve(in: context)
    #expect(!plain.isBold)
    #expect(!plain.isItalic)
    #expect(!plain.isMonospaced)
    let capitals = Font.body.smallCaps().resolve(in: context)
    #expect(capitals.isSmallCaps)
    #expect(capitals.isLowercaseSmallCaps && capitals.isUppercaseSmallCaps)
    #expect(!Font.body.smallCaps().uppercaseSmallCaps(false).resolve(in: context).isSmallCaps)
  }

  @Test func `Given bold text, then letters of the system's typeface are bolder and wider, and the app is told`()
    async throws
  {
    var legibility: LegibilityWeight?
    let screen = await Screen { Reader { _, weight in legibility = weight } }
    let usual = try screen.find("text").frame.width
    #expect(legibility == .regular)
    try await screen.setAccessibility(.boldText)
    #expect(legibility == .bold)
    #expect(UIAccessibility.isBoldTextEnabled)
    #expect(try screen.find("text").frame.width > usual)
  }

  @Test func `Given fonts of other sizes, then texts are as large`() async throws {
    let screen = await Screen {
      VStack {
        Text("word").font(.body).accessibilityIdentifier("body")
        Text("word").font(.body.scaled(by: 2)).accessibilityIdentifier("scaled")
        Text("word").font(.system(size: 34)).accessibilityIdentifier("large")
        Text("word").font(.title.pointSize(17)).accessibilityIdentifier("small")
      }
    }
    func height(_ name: String) throws -> CGFloat { try screen.find(.identifier(name)).frame.height }
    #expect(try height("scaled") > 1.9 * height("body"))
    #expect(try height("scaled") == height("large"))
    #expect(try height("small") == height("body"))
  }

  @Test
  func
    `Given small capitals, then they are drawn narrower than capitals, on lines as high, and read as they are written`()
    async throws
  {
    let screen = await Screen {
      VStack {
        Text("hello").font(.title.smallCaps()).accessibilityIdentifier("small")
        Text("HELLO").font(.title).accessibilityIdentifier("capitals")
        Text("HELLO").font(.title.lowercaseSmallCaps()).accessibilityIdentifier("untouched")
        Text("HELLO").font(.title.uppercaseSmallCaps()).accessibilityIdentifier("upper")
        Text("Hello").font(.title.smallCaps()).accessibilityIdentifier("mixed")
      }
    }
    func frame(_ name: String) throws -> CGRect { try screen.find(.identifier(name)).frame }
    let (small, capitals) = try (frame("small"), frame("capitals"))
    #expect(abs(small.width / capitals.width - 0.8) < 0.06)
    #expect(small.height == capitals.height)
    #expect(try frame("untouched").width == capitals.width)
    #expect(try frame("upper").width == small.width)
    #expect(try abs(frame("mixed").width - small.width) < 1)
    #expect(try screen.find("mixed").label == "Hello")
  }
}
