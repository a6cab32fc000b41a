import DisplayList
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Frames, padding and safe areas", .simulator(.iPhoneSE))
struct FrameTests {
  /// Returns the size that a view chooses for a proposal.
  private func size<V: View>(_ view: V, in width: CGFloat) async throws -> CGSize {
    let screen = await Screen { ZStack { view.named("it") }.frame(width: width, height: 100) }
    return try screen.size("it")
  }

  @Test("padding is 16 points unless given, on the edges named")
  func padding() async throws {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(try await size(box.padding(), in: 300) == CGSize(width: 42, height: 42))
    #expect(try await size(box.padding(.horizontal), in: 300) == CGSize(width: 42, height: 10))
    #expect(try await size(box.padding(.top, 5), in: 300) == CGSize(width: 10, height: 15))
    #expect(
      try await size(box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), in: 300)
        == CGSize(width: 16, height: 14))
    #expect(try await size(Color.red.padding(20), in: 100) == CGSize(width: 100, height: 100))
    #expect(try await size(box.padding(-8), in: 300) == CGSize(width: 0, height: 0))
  }

  /// Limits, content of 50 points (nil: greedy), proposal, and the frame's width according to Apple's documentation of
  /// `frame(minWidth:idealWidth:maxWidth:...)`.
  nonisolated static let table: [(min: CGFloat?, max: CGFloat?, content: CGFloat?, proposed: CGFloat, width: CGFloat)] =
    [
      (nil, 100, 50, 200, 100), (nil, 100, 50, 80, 80), (nil, 100, 50, 30, 50), (nil, 40, 50, 200, 40),
      (nil, .infinity, 50, 200, 200), (nil, 100, nil, 200, 100), (nil, 100, nil, 60, 60),
      (80, nil, 50, 200, 80), (80, nil, 50, 30, 80), (20, nil, 50, 200, 50), (20, nil, 50, 30, 30),
      (0, nil, 50, 30, 30), (20, nil, nil, 200, 200),
      (0, .infinity, 50, 200, 200), (0, .infinity, 50, 30, 30), (60, 90, 50, 200, 90), (60, 90, 50, 70, 70),
      (60, 90, 50, 10, 60), (60, 90, nil, 200, 90),
    ]

  @Test("a frame with limits", arguments: table)
  func limits(row: (min: CGFloat?, max: CGFloat?, content: CGFloat?, proposed: CGFloat, width: CGFloat)) async throws {
    let view = Color.red.frame(width: row.content, height: 10).frame(minWidth: row.min, maxWidth: row.max)
    #expect(try await size(view, in: row.proposed).width == row.width)
  }

  @Test("without a proposal a frame has its ideal, within its limits; fixedSize withholds the proposal")
  func ideal() async throws {
    let fixed = Color.red.frame(width: 50, height: 10)
    #expect(try await size(fixed.frame(idealWidth: 70).fixedSize(), in: 300).width == 70)
    #expect(try await size(fixed.frame(minWidth: 60, maxWidth: 90).fixedSize(), in: 300).width == 60)
    #expect(
      try await size(Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity).fixedSize(), in: 300).width == 30
    )
    #expect(
      try await size(Color.red.fixedSize(horizontal: true, vertical: false), in: 300) == CGSize(width: 10, height: 100))
    let text = Text("a text that needs more than one line of a hundred points")
    let narrow = try await size(text, in: 100)
    let free = try await size(text.fixedSize(), in: 100)
    #expect(narrow.width <= 100 && narrow.height > 40)
    #expect(free.width > 300 && free.height == 20.5)
  }

  @Test func `Given a maximum only, then the content is measured in it, and is as high as it becomes`() async throws {
    let text = Text("a text that needs more than one line of a hundred points")
    let narrow = try await size(text, in: 100)
    #expect(try await size(text.frame(maxWidth: 100), in: 300) == CGSize(width: 100, height: narrow.height))
    #expect(
      try await size(Color.red.frame(width: 150, height: 10).frame(maxWidth: 100).fixedSize(), in: 300).width == 100)
    // In a column, none overlaps another.
    let screen = await Screen {
      VStack(spacing: 10) {
        text.named("a").frame(maxWidth: 100).frame(maxWidth: .infinity)
        text.named("b").frame(maxWidth: 100)
      }
    }
    #expect(try screen.frame("b").minY - screen.frame("a").maxY == 10)
  }

  @Test("a frame puts its content where its alignment says")
  func frameAlignment() async throws {
    let screen = await Screen {
      ZStack {
        RedBox(id: "a", width: 10, height: 10).frame(width: 100, height: 100, alignment: .topLeading)
        RedBox(id: "b", width: 10, height: 10).frame(width: 100, height: 100, alignment: .bottomTrailing)
        RedBox(id: "c", width: 200, height: 10).frame(width: 100, height: 100, alignment: .leading)
        RedBox(id: "all").frame(width: 100, height: 100)
      }
    }
    let all = try screen.frame("all")
    #expect(try screen.frame("a").origin == all.origin)
    #expect(try screen.frame("b").maxX == all.maxX)
    #expect(try screen.frame("b").maxY == all.maxY)
    #expect(try screen.frame("c").minX == all.minX)
  }

  @Test("lengths that are negative, infinite or not numbers crash nothing")
  func invalidLengths() async throws {
    let bad: [CGFloat] = [-50, .nan, .infinity, -.infinity]
    for length in bad {
      let knob = Knob(CGFloat(10))
      // Given valid lengths
      let screen = await Screen {
        Turned(knob: knob) { length in
          HStack(spacing: length) {
            Color.red.frame(width: length, height: length)
            Text("x").padding(length).offset(x: length, y: length).scaleEffect(length)
            Color.red.frame(minWidth: length, maxWidth: length).shadow(radius: length).opacity(length)
            Rectangle().rotationEffect(.degrees(length)).frame(idealWidth: length).layoutPriority(length)
            RoundedRectangle(cornerRadius: length).stroke(.red, lineWidth: length)
            Text("y").alignmentGuide(VerticalAlignment.center) { _ in length }.lineSpacing(length)
            Spacer(minLength: length)
          }
        }
      }
      // When they become invalid
      knob.value = length
      try await screen.settle()
      // Then the screen is still drawn
      expectFinite(screen.simulator.displayList.root)
      _ = screen.image()
      #expect(screen.elements.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
    }
  }

  private func expectFinite(_ fragment: Fragment) {
    let bounds = fragment.bounds
    #expect(bounds == .null || [bounds.minX, bounds.minY, bounds.width, bounds.height].allSatisfy(\.isFinite))
    fragment.children.forEach(expectFinite)
  }

  nonisolated static let devices: [(Device, Bool, CGRect)] = [
    (.iPhoneSE, false, CGRect(x: 0, y: 20, width: 320, height: 548)),
    (.iPhoneSE, true, CGRect(x: 0, y: 0, width: 568, height: 320)),
    (.iPhone15Pro, false, CGRect(x: 0, y: 59, width: 393, height: 759)),
    (.iPhone15Pro, true, CGRect(x: 59, y: 0, width: 734, height: 372)),
  ]

  @Test("a view gets the safe area, and ignores it on the edges it names", arguments: devices)
  func safeArea(device: Device, isLandscape: Bool, area: CGRect) async throws {
    for isRightToLeft in [false, true] {
      let settings = DeviceSettings(isRightToLeft: isRightToLeft, isLandscape: isLandscape)
      // Given greedy views that respect or ignore the safe area, one of them not touching it
      let screen = await Screen(device: device, settings: settings) {
        ZStack {
          Color.red.named("safe")
          Color.red.named("all").ignoresSafeArea()
          Color.red.named("top").ignoresSafeArea(edges: .top)
          Color.red.named("leading").ignoresSafeArea(edges: .leading)
          Color.red.named("inner").ignoresSafeArea().padding(10)
          Color.red.named("keyboard").ignoresSafeArea(.keyboard)
        }
      }
      let size = isLandscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
      // Then each has its frame
      #expect(try screen.frame("safe") == area)
      #expect(try screen.frame("keyboard") == area)
      #expect(try screen.frame("all") == CGRect(origin: .zero, size: size))
      #expect(try screen.frame("top") == CGRect(x: area.minX, y: 0, width: area.width, height: area.maxY))
      let leading = try screen.frame("leading")
      #expect(isRightToLeft ? leading.maxX == size.width : leading.minX == 0)
      #expect(leading.width == area.width + area.minX)
      #expect(try screen.frame("inner") == area.insetBy(dx: 10, dy: 10))
    }
  }

  @Test("a view that moves to the edge of the safe area reaches under it then")
  func movedToSafeArea() async throws {
    // Given a bar below another view
    let knob = Knob(CGFloat(50))
    let screen = await Screen {
      Turned(knob: knob) { height in
        VStack(spacing: 0) {
          Color.red.frame(height: height)
          VStack(spacing: 0) { HStack(spacing: 0) { Color.blue.named("bar").ignoresSafeArea() }.frame(height: 44) }
          Color.clear
        }
      }
    }
    #expect(try screen.frame("bar").minY == 70)
    // When the view above it shrinks to zero
    knob.value = 0
    try await screen.settle()
    // Then the bar covers the status bar
    #expect(try screen.frame("bar") == CGRect(x: 0, y: 0, width: 320, height: 64))
  }
}
