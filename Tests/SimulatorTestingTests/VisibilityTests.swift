import SimulatorTesting
import SwiftUI
import Testing

@Suite("Visible and hittable", .simulator(.iPhoneSE))
@MainActor
struct VisibilityTests {
  @Test("given a list, when it scrolls, then each row is as visible as it looks, and says how far away it is")
  func rowsOfList() async throws {
    let screen = await Screen { NumberList() }
    // 20 points of status bar, then rows of 100 up to the bottom at 568.
    let whole = try screen.find("row-0").visibility
    #expect(whole.isFullyVisible && whole.rect == CGRect(x: 0, y: 20, width: 320, height: 100))
    #expect(try abs(screen.find("row-5").visibility.fraction - 0.48) < 0.001)
    #expect(try screen.find("row-5").isVisible)
    try await screen.wheel(250)
    #expect(try screen.find("list").scrollOffset == CGPoint(x: 0, y: 250))
    // A row further up extends under the status bar, where the scroll view still shows it.
    #expect(try abs(screen.find("row-2").visibility.fraction - 0.7) < 0.001)
    let above = try screen.find("row-1")
    #expect(try !above.isVisible && above.visibility.fraction == 0 && above.visibility.rect.isNull)
    #expect(try above.visibility.reason == "30 points above the viewport")
    #expect(try above.hittability.description == "not hittable: not on the screen: 30 points above the viewport")
    #expect(screen.describeTree().contains("[30 points above the viewport]"))
    #expect(!screen.visibleText.contains("Row 1") && screen.visibleText.contains("Row 3"))
  }

  @Test("given clips, transparency and no size, when visibility is asked for, then it is zero and says why")
  func reasons() async throws {
    let screen = await Screen {
      ZStack {
        Text("faint").opacity(0).accessibilityIdentifier("faint")
        BadgeView(text: "transparent").opacity(0)
        Color.red.frame(width: 100, height: 100).named("moved").offset(x: 150).frame(width: 100).clipped()
        Color.red.frame(width: 100, height: 100).named("half").offset(x: 50).frame(width: 100).clipped()
        Color.red.frame(width: 10, height: 10).named("outside").offset(y: 1000)
        Color.red.frame(width: 0, height: 10).named("empty")
        Color.red.frame(width: 100, height: 100).named("large").scaleEffect(10)
      }
    }
    #expect(try screen.find(.type("BadgeView")).visibility.reason == "opacity 0")
    #expect(try screen.find("moved").visibility.reason?.hasPrefix("clipped by ") == true)
    #expect(try screen.find("half").visibility.fraction == 0.5)
    #expect(try screen.find("outside").visibility.reason?.hasSuffix(" points below the screen") == true)
    #expect(try screen.find("empty").visibility.reason == "it has no size")
    #expect(try screen.find("large").frame.width == 1000)
    #expect(try abs(screen.find("large").visibility.fraction - 320.0 * 568 / 1_000_000) < 0.001)
  }

  @Test("given a button under another, when it is asked, then it names what covers it, or the point that is still free")
  func covered() async throws {
    let screen = await Screen {
      ZStack {
        Button("Below") {}.frame(width: 300, height: 90).contentShape(Rectangle())
        Button("Send") {}.frame(width: 20, height: 20)
        Button("Wide") {}.frame(width: 300, height: 40).offset(y: 100)
        Color.red.frame(width: 350, height: 60).offset(y: 100)
        BadgeView(text: "Off").disabled(true).offset(y: -100)
      }
    }
    let wide = try screen.find(.label("Wide")).hittability
    #expect(!wide.isHittable && wide.reason == "covered by Color")
    #expect(screen.describeTree().contains("[covered by Color]"))
    #expect(try screen.find(.label("Send")).hittability.reason == nil)
    let off = try screen.find(.label("Off"))
    #expect(try off.isHittable && !off.isEnabled)
  }

  @Test("given a row whose middle is covered, when it is asked, then a free point is given and a tap there reaches it")
  func partlyCovered() async throws {
    var taps = 0
    let screen = await Screen {
      ZStack {
        Color.blue.frame(width: 300, height: 90).onTapGesture { taps += 1 }.named("row")
        Button("Send") {}.frame(width: 60, height: 40)
      }
    }
    let row = try screen.find("row").hittability
    #expect(row.reason == "covered by button \"Send\"")
    let point = try #require(row.point)
    try await screen.tap(at: point)
    #expect(taps == 1)
    #expect("\(row)".hasSuffix("; its middle is not: covered by button \"Send\""))
  }

  @Test("given a row that is free only at its edges, when it is asked, then a tap at the edge reaches it")
  func coveredButForTheEdges() async throws {
    var taps = 0
    let screen = await Screen {
      ZStack {
        Color.blue.frame(width: 300, height: 100).onTapGesture { taps += 1 }.named("row")
        Color.red.frame(width: 300, height: 76)
      }
    }
    let point = try #require(try screen.find("row").hittability.point)
    try await screen.tap(at: point)
    #expect(taps == 1)
  }

  @Test(
    "given a view that lets touches through, when it is asked, then it says so, and what is behind does not cover it")
  func passesThrough() async throws {
    let screen = await Screen {
      ZStack {
        Color.red.frame(width: 200, height: 200).named("behind")
        Text("front").allowsHitTesting(false)
      }
    }
    #expect(try screen.find(.label("front")).hittability.reason == "touches pass through (allowsHitTesting(false))")
    #expect(try screen.find("behind").isHittable)
  }

  @Test("given a name for a view with a tap target laid over it, when it is asked, then the target is part of it")
  func ownOverlay() async throws {
    let screen = await Screen {
      Text("map").overlay { Color.clear.contentShape(Rectangle()).onTapGesture {} }.accessibilityIdentifier("map")
    }
    #expect(try screen.find("map").isHittable)
  }
}

extension View {
  fileprivate func named(_ identifier: String) -> some View {
    accessibilityElement().accessibilityIdentifier(identifier)
  }
}
