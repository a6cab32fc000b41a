import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What appearance() does to SwiftUI's controls, and colours", .simulator(.iPhone15Pro))
struct UIKitDefaultsTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func `Given defaults for segments, when a picker is shown, then it has them`() async throws {
    UISegmentedControl.appearance().selectedSegmentTintColor = red
    let screen = await Screen {
      Picker("Pick", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented).frame(width: 200)
    }
    let one = try screen.find(.label("One")).frame
    #expect(screen.rgb(at: CGPoint(x: one.minX + 5, y: one.midY)) == [255, 0, 0])
  }

  @Test func `Given defaults for dots and switches, when SwiftUI shows some, then they have them`() async throws {
    UIPageControl.appearance().currentPageIndicatorTintColor = red
    UISwitch.appearance().onTintColor = green
    let screen = await Screen {
      VStack {
        TabView {
          Color.white
          Color.white
        }
        .tabViewStyle(.page).frame(height: 200).named("tabs")
        Toggle("On", isOn: .constant(true))
      }
    }
    let tabs = try screen.frame("tabs")
    #expect(screen.rgb(at: CGPoint(x: tabs.midX - 8, y: tabs.maxY - 21)) == [255, 0, 0])
    let toggle = try screen.find(.role(.switch)).frame
    #expect(screen.rgb(at: CGPoint(x: toggle.maxX - 43, y: toggle.midY)) == [0, 255, 0])
  }

  @Test func `Given colours for titles the older way, when a page has a title, then it is in them`() async throws {
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: red]
    let screen = await Screen {
      NavigationStack { Text("Page").navigationTitle("Title") }
    }
    let frame = try screen.find(.label("Title")).frame
    var isRed = false
    for x in stride(from: frame.minX, to: frame.maxX, by: 1) where !isRed {
      isRed = screen.rgb(at: CGPoint(x: x, y: frame.midY)) == [255, 0, 0]
    }
    #expect(isRed)
  }

  @Test func `Given a font and a colour for items of bars, when SwiftUI has one, then it is in them`() async throws {
    let page = NavigationStack {
      Text("Page").toolbar { Button("Item") {} }
    }
    let plain = await Screen { page }
    let width = try plain.find(.label("Item")).frame.width
    UIBarButtonItem.appearance()
      .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30), .foregroundColor: red], for: .normal)
    let screen = await Screen { page }
    let frame = try #require(screen.findAll(.label("Item")).last).frame
    #expect(frame.width > width * 1.5)
    var isRed = false
    for x in stride(from: frame.minX, to: frame.maxX, by: 1) where !isRed {
      isRed = screen.rgb(at: CGPoint(x: x, y: frame.midY)) == [255, 0, 0]
    }
    #expect(isRed)
  }

  @Test func `Given a colour for items in search bars, when a search starts, then only Cancel has it`() async throws {
    // Given
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .setTitleTextAttributes([.foregroundColor: red], for: .normal)
    let screen = await Screen {
      NavigationStack {
        Text("Page").toolbar { Button("Item") {} }.searchable(text: .constant(""))
      }
    }
    try await screen.settle()
    #expect(try !isRed(.label("Item"), screen))
    // When
    try await screen.tap(.role(.textField))
    try await screen.settle()
    // Then
    #expect(try isRed(.label("Cancel"), screen))
  }

  private func isRed(_ query: Query, _ screen: Screen) throws -> Bool {
    let frame = try screen.find(query).frame
    return stride(from: frame.minX, to: frame.maxX, by: 0.5).contains {
      screen.rgb(at: CGPoint(x: $0, y: frame.midY)) == [255, 0, 0]
    }
  }

  @Test func `Given a literal, when a colour is made of it, then it has its components`() async throws {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == red)
    let screen = await Screen {
      Color(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)).frame(width: 20, height: 20).named("box")
    }
    let box = try screen.frame("box")
    #expect(screen.rgb(at: CGPoint(x: box.midX, y: box.midY)) == [0, 255, 0])
    let image: UIImage = #imageLiteral(resourceName: "there is none")
    #expect(image.size == .zero)
  }

  @Test func `Given a colour by its hue, when it is asked for it, then it is the same`() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for expected in [0.05, 0.3, 0.5, 0.7, 0.95] {
      let color = UIColor(hue: expected, saturation: 0.5, brightness: 0.8, alpha: 0.25)
      #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
      #expect(abs(hue - expected) < 1e-9 && abs(saturation - 0.5) < 1e-9)
      #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.25)
    }
    #expect(UIColor.gray.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
    #expect(hue == 0 && saturation == 0 && brightness == 0.5)
  }
}
