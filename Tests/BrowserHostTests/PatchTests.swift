import DisplayList
import Foundation
import Simulator
import Testing

@testable import BrowserHost

@MainActor
@Suite struct PatchTests {
  @Test func givenNothingShown_thenTheFirstPatchBringsEverything() throws {
    let message = try #require(try patch(from: nil, to: state(fragment(1, [fragment(2)]))))
    #expect(Set(message.keys) == ["n", "z", "o", "a", "s", "c"])
    let devices = try #require((message["s"] as? [String: Any])?["devices"] as? [Any])
    #expect(devices.count == Device.all.count)
  }

  @Test func givenTheSameState_thenNoPatchIsNeeded() {
    let shown = state(fragment(1))
    #expect(message(from: shown, to: shown) == nil)
  }

  @Test func givenOnlyCountersDiffer_thenTheyWaitForTheLastFrame() throws {
    let root = fragment(1)
    let before = state(root)
    let after = state(root, counters: [2, 0, 0, 40, 1, 20, 150])
    #expect(message(from: before, to: after, evenIfOnlyCounters: false) == nil)
    #expect(try patch(from: before, to: after)?["c"] as? [Int] == [2, 0, 0, 40, 1, 20, 150])
  }

  @Test func givenAScrolledPage_whenNoRowEnters_thenOneElementMovesInAtMost200Bytes() throws {
    // given a page of 40 rows with labels under a clip, and large numbers everywhere
    let far: UInt64 = 10_000_000_000
    let rows = (0..<40).map { fragment(far + $0, at: CGPoint(x: 16, y: CGFloat($0) * 120.333)) }
    let content = fragment(far + 100, at: CGPoint(x: 0, y: -98_765.333), rows)
    func page(_ content: Fragment, y: CGFloat, frames: Int) -> ScreenState {
      let scroll = fragment(2, effects: .init(clip: .rect(CGRect(x: 0, y: 0, width: 393, height: 852))), [content])
      let labels = (0..<40).map { accessible(far + $0, label: "Row \($0)", y: y + CGFloat($0) * 120) }
      return state(
        fragment(1, [scroll]), accessibility: accessible(1, .application, y: 0, labels),
        counters: [frames, 0, 0, 1234, 1, 1234, 12_345], accessibilityVersion: frames)
    }
    let before = page(content, y: 0, frames: 100_000)
    // when it is scrolled
    let after = page(content.moved(to: CGPoint(x: 0, y: -98_777.667)), y: -12.334, frames: 100_001)
    let text = try #require(message(from: before, to: after))
    // then
    #expect(text.utf8.count <= 200, "\(text)")
    let parsed = try #require(try patch(from: before, to: after))
    #expect(Set(parsed.keys) == ["n", "o", "c"])
    #expect(text.contains(#""o":[["m",10000000100,0,-98777.667]]"#))
  }

  @Test func givenAnIndicatorThatFollows_whenThePageIsScrolled_thenOnlyThePageMoves() throws {
    func page(y: CGFloat, following: Fragment.Following?) -> Fragment {
      let bar = fragment(3, at: CGPoint(x: 387, y: 3 - y / 2.5), following: following)
      return fragment(1, [fragment(2, at: CGPoint(x: 0, y: y)), bar])
    }
    let following = Fragment.Following(
      key: FragmentKey(rawValue: 2), base: CGPoint(x: 387, y: 3), factor: CGPoint(x: 0, y: -0.000_000_4))
    // given an indicator that follows, it says so when it appears, with all decimals
    let first = try patch(from: nil, to: state(page(y: 0, following: following)))?["o"] as? [[Any]]
    let bar = ((first?.first?.last as? [String: Any])?["n"] as? [[String: Any]])?.last
    #expect(bar?["l"] as? [Double] == [2, 387, 3, 0, -0.000_000_4])
    // when the page is scrolled
    #expect(
      try operations(page(y: 0, following: following), page(y: -10, following: following)) == [#"["m",2,0,-10]"#])
    // then an indicator that follows nothing, or something else than before, is named
    #expect(try operations(page(y: 0, following: nil), page(y: -10, following: nil)).count == 2)
    var other = following
    other.factor.y = -0.5
    #expect(try operations(page(y: 0, following: following), page(y: -10, following: other)).count == 2)
  }

  @Test func givenAnUnchangedSubtree_thenItIsNotMentioned() throws {
    let still = fragment(2, [fragment(3)])
    let before = fragment(1, [still, fragment(4)])
    let after = fragment(1, [still, fragment(4, at: CGPoint(x: 1, y: 2))])
    #expect(try operations(before, after) == [#"["m",4,1,2]"#])
  }

  @Test func givenANewVersion_thenTheFragmentIsPaintedAnewAndItsChildrenAreNotSent() throws {
    let child = fragment(2)
    let red = DrawCommand.fill(
      .rect(CGRect(x: 0, y: 0, width: 10, height: 5)), .color(DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    let list = try operations(
      fragment(1, [child]), fragment(1, version: 2, at: CGPoint(x: 3, y: 4), commands: [red], [child]))
    #expect(list == [##"["p",{"d":[["f",[0,0,10,5],"#ff000080"]],"h":50,"k":1,"w":100,"x":3,"y":4}]"##])
  }

  @Test func givenRowsThatEnterLeaveAndChangePlaces_thenOnlyTheNewOneIsSentWhole() throws {
    let (a, b, c) = (fragment(11), fragment(12), fragment(13))
    let before = fragment(1, [a, b, c])
    let after = fragment(1, [c, fragment(14), a.moved(to: CGPoint(x: 0, y: 9))])
    #expect(
      try operations(before, after) == [#"["c",1,[13,{"h":50,"k":14,"w":100,"x":0,"y":0},11]]"#, #"["m",11,0,9]"#])
  }

  @Test func givenAnotherRoot_thenTheTreeIsReplaced() throws {
    #expect(try operations(fragment(1), fragment(2)) == [#"["r",{"h":50,"k":2,"w":100,"x":0,"y":0}]"#])
  }

  @Test func givenEffects_thenEachIsWritten() throws {
    let clip = Outline.roundedRect(
      CGRect(x: 0, y: 0, width: 100, height: 50), radii: CornerRadii(12), style: .continuous)
    let effects = Fragment.Effects(
      opacity: 0.25, clip: clip, transform: AffineTransform(m11: 0.98, m12: 0, m21: 0, m22: 0.98, tX: 1, tY: 2),
      shadow: Shadow(color: .black, radius: 4, offset: CGPoint(x: 0, y: 2)))
    let list = try operations(fragment(1), fragment(1, version: 2, effects: effects))
    let written = try #require(list.first)
    #expect(written.contains(#""o":0.25"#))
    #expect(written.contains(#""c":[0,0,100,50,12,12,12,12,1]"#))
    #expect(written.contains(#""t":[0.98,0,0,0.98,1,2]"#))
    #expect(written.contains(##""s":["#000000",4,0,2]"##))
  }

  @Test func givenGroupsThatAreFilteredAndMaterials_thenTheyAreWritten() throws {
    let map = ColorMap(rows: [[0.5, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], offset: [0, 0, 0.25, 0])
    let effects = Fragment.Effects(
      compositing: Compositing(
        filters: [.blur(sigma: 3, isOpaque: true), .colors(map)], blendMode: .colorDodge, isMasked: true,
        projection: Projection(rows: [[1, 0, 0.001], [0, 1, 0], [5, 0, 1]])))
    let material = Backdrop(sigma: 22.5, curve: [0.8, 0.9, 1.1, 0.825], amount: 0.75, saturation: 1.1, brightness: 0.1)
    let drawn = DrawCommand.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 5)), .backdrop(material))
    let list = try operations(fragment(1), fragment(1, version: 2, effects: effects, commands: [drawn]))
    let written = try #require(list.first)
    let numbers = "0.5,0,0,0,0,0,1,0,0,0,0,0,1,0,0.25,0,0,0,1,0"
    #expect(
      written.contains(
        #""g":[[["b",3,1],["m",\#(numbers)]],"colorDodge",1,0,[1,0,0.001,0,1,0,5,0,1]]"#))
    // White becomes 247: a quarter of it, and three quarters of what is in front.
    #expect(written.contains(##""d":[["f",[0,0,10,5],["m",22.5,1.1,"#f4f4f4bf",1]]]"##))
  }

  @Test func givenEveryKindOfCommand_thenTheMessageIsJSON() throws {
    let box = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = PathElements([
      .move(.zero), .line(CGPoint(x: 1, y: 1)), .quadCurve(CGPoint(x: 2, y: 2), control: CGPoint(x: 3, y: 3)),
      .curve(CGPoint(x: 4, y: 4), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6)), .close,
    ])
    let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: .clear, location: 1)]
    let run = GlyphRun(
      face: FontFace(family: "Inter", weight: 600, isItalic: true, size: 17), origin: CGPoint(x: 5, y: 20), width: 60,
      ascent: 16, descent: 4, glyphs: [], text: "\"\\\u{1}\n\u{2028} \u{1F436}", isRightToLeft: true, tracking: 0.5,
      isUnderlined: true, isStruckThrough: true, usesTabularDigits: true)
    let commands: [DrawCommand] = [
      .fill(.path(path, evenOdd: true), .linearGradient(stops, start: .zero, end: CGPoint(x: 0, y: 9))),
      .fill(.ellipse(box), .radialGradient(stops, center: .zero, startRadius: 1, endRadius: 2)),
      .stroke(
        .rect(box), .color(.black), Stroke(width: 2, cap: .round, join: .bevel, dash: [3, 1], dashPhase: 0.5)),
      .shadow(.rect(box), Shadow(color: .black, radius: 3, offset: CGPoint(x: 0, y: 1))),
      .image(Bitmap(id: 7, width: 1, height: 1, pixels: Data(count: 4)), box, tint: .white),
      .glyphs(run, .color(.black)),
    ]
    let message = try #require(
      try patch(from: nil, to: state(fragment(1, commands: commands)))?["o"] as? [[Any]])
    let drawn = try #require((message.first?.last as? [String: Any])?["d"] as? [[Any]])
    #expect(drawn.map { $0.first as? String } == ["f", "f", "s", "h", "i", "g"])
    #expect((drawn[0][1] as? [Any])?[1] as? String == "M0,0L1,1Q3,3,2,2C5,5,6,6,4,4Z")
    let glyphs = try #require(drawn[5][1] as? [Any])
    #expect(glyphs.first as? String == run.text)
    #expect(glyphs[9] as? Int == 1 | 2 | 4 | 8 | 16)
  }

  @Test func givenPaintsOfAnyKind_thenAPageGetsWhatItNeedsToDrawThem() throws {
    let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: .black, location: 1)]
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    let bitmap = Bitmap(id: 7, width: 1, height: 1, pixels: Data(count: 4))
    let paints: [Paint] = [
      .conicGradient(stops, center: CGPoint(x: 5, y: 6), angle: 1.5),
      .ellipticalGradient(
        stops, center: CGPoint(x: 5, y: 6), axes: CGSize(width: 7, height: 8), startRadius: 0.25, endRadius: 0.5),
      .pattern(Paint.Pattern(bitmap, tile: box, isSmooth: false, tint: .white, opacity: 0.5)),
    ]
    let message = try #require(
      try patch(from: nil, to: state(fragment(1, commands: paints.map { .fill(.rect(box), $0) })))?["o"] as? [[Any]])
    let drawn = try #require((message.first?.last as? [String: Any])?["d"] as? [[Any]])
    let written = drawn.compactMap { $0.last as? [Any] }
    #expect(written.map { $0.first as? String } == ["c", "e", "b"])
    #expect(written[0][3] as? Double == 1.5 && (written[0].last as? [Any])?.count == 4)
    #expect(written[1].dropFirst().prefix(6).map { $0 as? Double } == [5, 6, 7, 8, 0.25, 0.5])
    #expect(written[2][1] as? Int == 7 && written[2][6] as? Int == 0 && written[2][8] as? String == "#ffffff")
  }

  @Test func givenNumbersThatJSONCannotWrite_thenTheyBecomeZero() throws {
    let odd = fragment(
      1, version: 2, at: CGPoint(x: CGFloat.nan, y: .infinity), size: CGSize(width: 1e300, height: 0.00049))
    #expect(try operations(fragment(1), odd) == [#"["p",{"h":0,"k":1,"w":0,"x":0,"y":0}]"#])
  }

  @Test func givenAChangedSetting_thenOnlyTheControlsAreSent() throws {
    let root = fragment(1)
    let message = try #require(try patch(from: state(root), to: state(root, dark: true)))
    #expect(Set(message.keys) == ["n", "s"])
    #expect((message["s"] as? [String: Any])?["dark"] as? Bool == true)
  }

  @Test func givenLabelsThatChangeComeAndGo_thenEachIsSentOnce() throws {
    let before = accessible(1, .application, [accessible(2, label: "a"), accessible(3, label: "b")])
    let after = accessible(1, .application, [accessible(3, label: "c"), accessible(4, label: "d")])
    let root = fragment(1)
    let message = try #require(
      try patch(
        from: state(root, accessibility: before), to: state(root, accessibility: after, accessibilityVersion: 1)))
    #expect((message["a"] as? [[Any]])?.map { $0[0] as? Int } == [1, 3, 4])
    #expect(message["x"] as? [Int] == [2])
  }

  @Test func givenTwoElementsWithOneKey_thenTheFirstWins() throws {
    let tree = accessible(1, .application, [accessible(2, label: "first"), accessible(2, label: "second")])
    let outline = AccessibilityOutline(tree)
    #expect(outline.elements[FragmentKey(rawValue: 2)]?.node.label == "first")
    #expect(outline.elements[FragmentKey(rawValue: 1)]?.children.count == 1)
  }
}
