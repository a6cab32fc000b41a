import DisplayList
import Rasterizer
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Painting", .simulator(.iPhoneSE))
struct PaintTests {
  private func fragments(_ screen: Screen) -> [FragmentKey: Fragment] {
    var all: [FragmentKey: Fragment] = [:]
    func visit(_ fragment: Fragment) {
      all[fragment.key] = fragment
      fragment.children.forEach(visit)
    }
    visit(screen.simulator.displayList.root)
    return all
  }

  private func pixel(_ screen: Screen, _ x: Int, _ y: Int) -> [Int] {
    let image = screen.image()
    return image.colors[y * image.width + x]
  }

  @Test("a change of colour draws one fragment anew; all others beside it stay the same objects")
  func oneFragment() async throws {
    // Given three boxes, one with a changeable colour
    let knob = Knob(Color.red)
    let screen = await Screen {
      HStack {
        Color.green
        Turned(knob: knob) { $0 }
        VStack {
          Color.blue; Text("x")
        }
      }
    }
    let before = fragments(screen)
    let mark = screen.mark()
    // When it changes
    knob.value = .yellow
    try await screen.frames(1)
    // Then one fragment is drawn and nothing is laid out; only it and its ancestors are new objects
    #expect(mark.fragments == 1 && mark.layouts == 0)
    let after = fragments(screen)
    let changed = after.filter { before[$0.key] !== $0.value }
    #expect(after.count == before.count)
    #expect(changed.count == 2, "the box and the screen")
    #expect(changed.values.filter { $0.version != before[$0.key]?.version }.count == 1)
  }

  @Test("a text of the same size lays out only itself, and a fixed frame stops what a larger one causes")
  func layoutStops() async throws {
    // Given a text among others, and one in a fixed frame
    let knob = Knob("11")
    let framed = Knob("1")
    let screen = await Screen {
      VStack {
        ForEach(0..<20) { Text(verbatim: "\($0)") }
        Turned(knob: knob) { Text(verbatim: $0).monospacedDigit() }
        HStack {
          Turned(knob: framed) { Text(verbatim: $0) }.frame(width: 100, height: 30); Text("beside")
        }
      }
    }
    var mark = screen.mark()
    // When the text changes to one of the same size
    knob.value = "22"
    try await screen.frames(1)
    // Then one node is laid out
    #expect(mark.layouts == 1)
    // When the framed text grows
    mark = screen.mark()
    framed.value = "1234"
    try await screen.frames(1)
    // Then it and its frame are laid out
    #expect(mark.layouts == 2)
  }

  @Test("opacity, clipping and transforms apply to the group")
  func effects() async throws {
    // Given a half transparent group over white, a clipped box and a rotated one, all 100 x 100
    let screen = await Screen {
      VStack(spacing: 0) {
        ZStack {
          Color.red; Color.black.frame(width: 50, height: 50)
        }.frame(width: 100, height: 100).opacity(0.5)
        Color.black.frame(width: 200, height: 200).frame(width: 100, height: 100).clipped()
        Color.black.frame(width: 100, height: 20).rotationEffect(.degrees(90)).frame(height: 100)
        Color.black.frame(width: 20, height: 20).scaleEffect(3).frame(width: 100, height: 100)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    // Then (scale 2; x 220 is 110 points, the left edge; y 40 is the safe area's top)
    #expect(pixel(screen, 320, 140)[0] > 120 && pixel(screen, 320, 140)[0] < 135, "black at half opacity, red hidden")
    #expect(pixel(screen, 230, 50)[0] > 250, "red at half opacity keeps its red")
    #expect(pixel(screen, 216, 340) == [255, 255, 255], "left of the clip")
    #expect(pixel(screen, 224, 340) == [0, 0, 0], "inside the clip")
    #expect(pixel(screen, 320, 460) == [0, 0, 0], "upper end of the bar that stands")
    #expect(pixel(screen, 250, 540) == [255, 255, 255], "where the bar lay")
    #expect(pixel(screen, 320 - 55, 740) == [0, 0, 0], "three times as wide")
    #expect(pixel(screen, 320 - 65, 740) == [255, 255, 255], "and no more")
  }

  @Test("the shadow of a shape is the shadow of the group it stands for")
  func shapeShadow() async throws {
    // Given the same card twice: with a known silhouette, and with one hidden from the shortcut by an opacity without
    // effect
    func image(_ isGroup: Bool) async -> Bitmap {
      await Screen {
        VStack {
          Text("Card"); Color.blue.frame(height: 20)
        }
        .padding()
        .frame(width: 160, height: 120)
        .background(.white, in: RoundedRectangle(cornerRadius: 20))
        .opacity(isGroup ? 0.9999 : 1)
        .shadow(color: .black.opacity(0.3), radius: 12, x: 2, y: 6)
      }
      .image()
    }
    let shape = await image(false)
    let group = await image(true)
    // When they are compared
    let largest = zip(shape.pixels, group.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 255
    // Then no channel differs by more than 4 of 255, and there is a shadow at all
    #expect(largest <= 4)
    #expect(shape.colors.contains { $0[0] > 180 && $0[0] < 250 && $0[0] == $0[2] })
  }

  @Test("a hairline is exactly one device pixel, wherever it falls", arguments: [Device.iPhoneSE, .iPhone15Pro])
  func hairline(device: Device) async throws {
    // Given dividers at fractions of pixels
    let screen = await Screen(device: device) {
      VStack(spacing: 0) {
        ForEach(0..<4) { index in
          Color.white.frame(height: 10 + CGFloat(index) * 0.13)
          Divider()
        }
      }
    }
    // Then each is drawn as one row of one colour
    let image = screen.image()
    let colors = image.colors
    let column = (0..<image.height).map { colors[$0 * image.width + image.width / 2] }
    let drawn = column.filter { $0 != [255, 255, 255] }
    #expect(drawn.count == 4)
    #expect(Set(drawn).count == 1)
  }
}
