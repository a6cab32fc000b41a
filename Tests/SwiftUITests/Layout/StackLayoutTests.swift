import SimulatorTesting
import SwiftUI

/// The iPhone SE is 320 x 568 with a status bar of 20, so the proposal of a view on it is 320 x 548.
@MainActor @Suite("Stacks", .simulator(.iPhoneSE))
struct StackLayoutTests {
  @Test("children are 8 points apart unless the stack says otherwise, and a spacer adds none")
  func spacing() async throws {
    // Given stacks with the default spacing, with a given one and with spacers
    let screen = await Screen {
      VStack(alignment: .leading) {
        HStack {
          RedBox(id: "a", width: 10, height: 10); RedBox(id: "b", width: 10, height: 10)
        }
        HStack(spacing: 3) {
          RedBox(id: "c", width: 10, height: 10); RedBox(id: "d", width: 10, height: 10)
        }
        HStack {
          RedBox(id: "e", width: 10, height: 10); Spacer(); RedBox(id: "f", width: 10, height: 10)
        }
        HStack {
          RedBox(id: "g", width: 10, height: 10); Spacer(); RedBox(id: "h", width: 10, height: 10)
        }.fixedSize()
        HStack {
          RedBox(id: "i", width: 10, height: 10); Spacer(minLength: 2); RedBox(id: "j", width: 10, height: 10)
        }.fixedSize()
      }
    }
    // Then the distances match; a spacer is at least 8 long (docs/facts.md)
    func gap(_ a: String, _ b: String) throws -> CGFloat { try screen.frame(b).minX - screen.frame(a).maxX }
    #expect(try gap("a", "b") == 8)
    #expect(try gap("c", "d") == 3)
    #expect(try screen.frame("e").minX == 0)
    #expect(try screen.frame("f").maxX == 320)
    #expect(try gap("g", "h") == 8)
    #expect(try gap("i", "j") == 2)
    #expect(try screen.frame("c").minY - screen.frame("a").maxY == 8)
  }

  @Test("the least flexible child is asked first, the rest share what remains")
  func flexibility() async throws {
    // Given a fixed, a limited and two greedy children in 320 points
    let screen = await Screen {
      HStack(spacing: 0) {
        RedBox(id: "greedy1")
        Color.red.frame(maxWidth: 50).named("limited")
        RedBox(id: "fixed", width: 100)
        RedBox(id: "greedy2")
      }
    }
    // Then 320 - 100 - 50 are shared evenly
    #expect(try ["greedy1", "limited", "fixed", "greedy2"].map { try screen.size($0).width } == [85, 50, 100, 85])
  }

  @Test("a higher priority takes what it wants, with the others' minimum reserved")
  func priority() async throws {
    // Given a greedy child of high priority beside one with a minimum
    let screen = await Screen {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 60, maxWidth: .infinity).named("low")
        RedBox(id: "high").layoutPriority(1)
      }
    }
    // Then the other child gets only its minimum
    #expect(try screen.size("low").width == 60)
    #expect(try screen.size("high").width == 260)
  }

  @Test("what does not fit overflows evenly on both sides")
  func overflow() async throws {
    // Given 400 points of content on 320
    let screen = await Screen {
      HStack(spacing: 0) {
        RedBox(id: "a", width: 200); RedBox(id: "b", width: 200)
      }
    }
    // Then it begins 40 points outside
    #expect(try screen.frame("a").minX == -40)
    #expect(try screen.frame("b").maxX == 360)
  }

  @Test("a colour is 10 x 10 where nothing is proposed; dividers are a pixel thick and fill across")
  func idealSizes() async throws {
    // Given a colour and dividers, with and without a proposal
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.red.named("color").fixedSize()
        Divider().named("wide")
        HStack(spacing: 0) {
          Divider().named("tall"); RedBox(id: "beside", width: 10)
        }.frame(height: 50)
        Divider().named("short").fixedSize()
      }
    }
    #expect(try screen.size("color") == CGSize(width: 10, height: 10))
    #expect(try screen.size("wide") == CGSize(width: 320, height: 0.5))
    #expect(try screen.size("tall") == CGSize(width: 0.5, height: 50))
    #expect(try screen.size("short") == CGSize(width: 10, height: 0.5))
  }

  @Test(
    "a line of body text is 20.5 points tall at scale 2 and 20.33 at scale 3",
    arguments: [Device.iPhoneSE, .iPhone15Pro])
  func textHeight(device: Device) async throws {
    let screen = await Screen(device: device) { Text("Body").accessibilityIdentifier("text") }
    #expect(abs(try screen.size("text").height - (device.scale == 2 ? 20.5 : 61.0 / 3)) < 0.001)
  }

  @Test("children line up at the stack's guide, and a guide can be set")
  func alignment() async throws {
    // Given a column with leading alignment, and one child with a shifted guide
    let screen = await Screen {
      VStack(alignment: .leading, spacing: 0) {
        RedBox(id: "a", width: 100, height: 10)
        RedBox(id: "b", width: 50, height: 10).alignmentGuide(.leading) { $0.width / 2 - 10 }
        VStack(alignment: .trailing, spacing: 0) {
          RedBox(id: "c", width: 40, height: 10); RedBox(id: "d", width: 20, height: 10)
        }
      }
    }
    // Then b starts 15 points before the others
    let left = try screen.frame("a").minX
    #expect(try screen.frame("b").minX == left - 15)
    #expect(try screen.frame("c").minX == left)
    #expect(try screen.frame("d").maxX == left + 40)
    // The column is 115 wide and centred
    #expect(try screen.frame("b").minX == 102.5)
  }

  @Test("baselines line up through padding, frames and nested stacks")
  func baselines() async throws {
    // Given texts of two sizes, the small one wrapped in several ways
    let screen = await Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Big").font(.system(size: 40)).accessibilityIdentifier("big")
        Text("a").padding(.top, 30).accessibilityIdentifier("padded")
        VStack(spacing: 0) {
          Text("a").accessibilityIdentifier("first"); Text("b")
        }
        Text("a").frame(height: 60).accessibilityIdentifier("framed")
        RedBox(id: "box", width: 10, height: 10)
      }
    }
    // Then all first lines start at the same height: the texts are the elements, so their tops are equal
    let top = try screen.frame("first").minY
    #expect(abs(try screen.frame("padded").minY - top) < 0.01)
    #expect(abs(try screen.frame("framed").minY - top) < 0.01)
    // and a box without text rests on the baseline, which lies above the big text's lower edge
    #expect(try screen.frame("box").maxY < screen.frame("big").maxY)
    #expect(try screen.frame("box").maxY > screen.frame("first").minY + 10)
  }

  @Test("a ZStack is as large as its largest child and aligns them; layers take the content's size")
  func zStackAndLayers() async throws {
    // Given a ZStack with a corner, an overlay and a background
    let screen = await Screen {
      VStack(spacing: 0) {
        ZStack(alignment: .bottomTrailing) {
          RedBox(id: "large", width: 100, height: 80)
          RedBox(id: "small", width: 20, height: 10)
        }
        RedBox(id: "content", width: 60, height: 40)
          .overlay(alignment: .topTrailing) { RedBox(id: "badge", width: 10, height: 10) }
          .background { RedBox(id: "behind") }
          .overlay { RedBox(id: "bigger", width: 100, height: 100) }
        RedBox(id: "next", width: 10, height: 10)
      }
    }
    let large = try screen.frame("large")
    #expect(try screen.frame("small") == CGRect(x: large.maxX - 20, y: large.maxY - 10, width: 20, height: 10))
    let content = try screen.frame("content")
    #expect(try screen.frame("badge").origin == CGPoint(x: content.maxX - 10, y: content.minY))
    #expect(try screen.frame("behind") == content)
    #expect(try screen.frame("bigger").center == content.center)
    #expect(try screen.frame("next").minY == content.maxY)
  }

  @Test(
    "right to left mirrors stacks, padding, frames, layers and guides",
    .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func rightToLeft() async throws {
    // Given a row with leading alignment
    let screen = await Screen {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          RedBox(id: "a", width: 10, height: 10); RedBox(id: "b", width: 20, height: 10); Spacer()
        }
        RedBox(id: "padded", width: 10, height: 10).padding(.leading, 30)
        RedBox(id: "framed", width: 10, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
        RedBox(id: "under", width: 50, height: 10).overlay(alignment: .leading) {
          RedBox(id: "over", width: 5, height: 5)
        }
        ZStack(alignment: .leading) {
          RedBox(id: "z", width: 50, height: 10); RedBox(id: "zz", width: 5, height: 5)
        }
      }
    }
    // Then leading is on the right
    #expect(try screen.frame("a").maxX == 320)
    #expect(try screen.frame("b").maxX == 310)
    #expect(try screen.frame("padded").maxX == 290)
    #expect(try screen.frame("framed").minX == 0)
    #expect(try screen.frame("over").maxX == screen.frame("under").maxX)
    #expect(try screen.frame("zz").maxX == screen.frame("z").maxX)
  }

  @Test func `Given a card behind content in a scroll view, when it is laid out, then it is as high as the content`()
    async throws
  {
    // Given
    let screen = await Screen {
      ScrollView {
        ZStack(alignment: .bottom) {
          RedBox(id: "card")
          RedBox(id: "content", width: 60, height: 40)
        }
      }
    }
    // When
    let (card, content) = (try screen.frame("card"), try screen.frame("content"))
    // Then
    #expect(card.size == CGSize(width: 320, height: 40))
    #expect((content.minY, content.midX) == (card.minY, card.midX))
  }

  @Test("several views at the top stand one below the other")
  func root() async throws {
    let screen = await Screen {
      RedBox(id: "a", width: 10, height: 10)
      RedBox(id: "b", width: 10, height: 10)
    }
    #expect(try screen.frame("b").minY == screen.frame("a").maxY + 8)
    #expect(try screen.frame("a").midX == 160)
  }

  @Test("nested stacks of both axes ask each other a number of times that grows with depth, not with its power")
  func nestedProbes() async throws {
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Text("x")) }
      return depth % 2 == 0
        ? AnyView(
          HStack {
            Text("a"); nested(depth - 1); Color.red
          })
        : AnyView(
          VStack {
            Text("b"); nested(depth - 1); Color.red
          })
    }
    // Given, when: stacks nested 8 and 16 deep are laid out
    let shallow = await Screen { nested(8) }.counters.measurements
    let deep = await Screen { nested(16) }.counters.measurements
    // Then twice the depth costs about twice as much
    #expect(deep < shallow * 4, "\(shallow) measurements for 8, \(deep) for 16")
  }
}
