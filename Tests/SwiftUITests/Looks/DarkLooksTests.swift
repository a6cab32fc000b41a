import SimulatorTesting
import SwiftUI
import Testing

/// Colours in dark mode, as measured in pictures of iOS 18 (DrunkOnJava/ModularHomeInventory).
@MainActor @Suite("Looks in the dark", .simulator(.iPhone15Pro, DeviceSettings(isDark: true)))
struct DarkLooksTests {
  private func rows(_ screen: Screen) -> [CGRect] {
    screen.elements.filter { $0.role == .cell }.map(\.frame)
  }

  @Test(
    "The ground is black, cards (28, 28, 30), lines on them (61, 61, 65), headers (141, 141, 147), values (152, 152, 159)"
  )
  func list() async throws {
    // Given a list in dark mode
    let screen = await Screen {
      List {
        Section("Header") {
          LabeledContent("One", value: "Value")
          Text("Two")
        }
      }
    }
    let (rows, ink) = (rows(screen), Ink(screen))
    // Then its colours match Apple's
    #expect(ink.rgb(10, 400) == [0, 0, 0])
    #expect(isNear(ink.rgb(200, rows[1].midY), [28, 28, 30]))
    #expect(isNear(ink.rgb(200, rows[0].maxY - 0.2), [61, 61, 65]))
    let header = try screen.find(.role(.header)).frame
    #expect(isNear(ink.strongest(in: header.insetBy(dx: -3, dy: -1)), [141, 141, 147], 2))
    let value = try screen.find(.text("Value")).frame
    #expect(isNear(ink.strongest(in: value.insetBy(dx: -3, dy: -1)), [152, 152, 159], 2))
  }

  @Test("Switches are (48, 209, 88) and (54, 54, 58), segments (49, 49, 54) and (105, 105, 112), bars (61, 61, 65)")
  func controls() async throws {
    // Given controls in rows
    let screen = await Screen {
      List {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Picker("Part", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        Stepper("Size", value: .constant(2))
        ProgressView(value: 0.2)
        Label("Star", systemImage: "square.fill")
      }
    }
    let ink = Ink(screen)
    // Then their colours match Apple's
    let (on, off) = (try screen.find(.label("On")).frame, try screen.find(.label("Off")).frame)
    #expect(isNear(ink.rgb(on.minX + 8, on.midY), [48, 209, 88]))
    #expect(isNear(ink.rgb(off.maxX - 8, off.midY), [54, 54, 58]))
    let (one, two) = (try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame)
    #expect(isNear(ink.rgb(one.minX + 6, one.midY), [105, 105, 112]))
    #expect(isNear(ink.rgb(two.maxX - 6, two.midY), [49, 49, 54]))
    let half = try screen.find(.label("Increment")).frame
    #expect(isNear(ink.rgb(half.maxX - 6, half.midY), [49, 49, 54]))
    let bar = try #require(screen.elements.first { $0.role == .progress }).frame
    #expect(isNear(ink.rgb(bar.maxX - 20, bar.midY), [61, 61, 65]))
    let star = try screen.find(.text("Star")).frame
    let picture = CGRect(x: 38, y: star.minY, width: star.minX - 42, height: star.height)
    #expect(isNear(ink.strongest(in: picture), [10, 132, 255]))
  }

  @Test("The button of a date on a card is (49, 49, 54); lines of a plain list on black are (51, 51, 55)")
  func dates() async throws {
    let screen = await Screen {
      List {
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .hourAndMinute)
      }
    }
    let pill = try #require(screen.elements.first { $0.role == .button }).frame
    #expect(isNear(Ink(screen).rgb(pill.minX + 6, pill.midY), [49, 49, 54]))
    let plain = await Screen {
      List {
        Text("One")
        Text("Two")
      }
      .listStyle(.plain)
    }
    let first = try #require(rows(plain).first)
    #expect(isNear(Ink(plain).rgb(200, first.maxY - 0.2), [51, 51, 55], 2))
  }

  @Test("A field's border on black is (51, 51, 51), orange is (255, 159, 10)")
  func field() async throws {
    // Given a field and an orange patch on black
    let screen = await Screen {
      VStack(spacing: 40) {
        Color.orange.frame(height: 20)
        TextField("", text: .constant("")).textFieldStyle(.roundedBorder).padding(.horizontal, 40)
      }
    }
    let field = try screen.find(.role(.textField)).frame
    let ink = Ink(screen)
    let box = ink.box(in: CGRect(x: 20, y: field.minY - 20, width: 353, height: 60), difference: 30)
    // Then their colours match Apple's
    #expect(isNear(box.height, 34) && isNear(ink.rgb(box.midX, box.minY + 0.1), [51, 51, 51]))
    #expect(isNear(ink.rgb(200, field.minY - 6.83 - 50), [255, 159, 10]))
  }
}
