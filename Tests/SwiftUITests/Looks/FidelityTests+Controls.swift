import SimulatorTesting
import SwiftUI
import Testing

extension FidelityTests {
  func controls(_ table: inout FidelityTable) async throws {
    table.begin("Controls")
    let (home, layers) = ("home-assistant/iOS, iOS 18.2", "paulz/ViewSnapshots, iOS 15.5")
    let screen = await Screen {
      VStack(spacing: 30) {
        Toggle("On", isOn: .constant(true))
        Slider(value: .constant(0.5)).accessibilityIdentifier("slider")
        Stepper("Size", value: .constant(2)).labelsHidden()
        Picker("Kind", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
          Text("Three").tag(3)
        }
        .pickerStyle(.segmented)
        ColorPicker("Ink", selection: .constant(.blue)).labelsHidden()
        DatePicker("Time", selection: .constant(Date(timeIntervalSince1970: 1e9)), displayedComponents: .hourAndMinute)
          .accessibilityIdentifier("time")
      }
      .padding(.horizontal, 20)
    }
    let ink = Ink(screen)
    let toggle = try screen.find(.label("On")).frame
    let capsule = ink.box(in: toggle.insetBy(dx: -6, dy: -4))
    table.add("size of a switch", [51, 31], [capsule.width, capsule.height], from: home)
    table.add("colour of one that is on", [52, 199, 89], ink.rgb(toggle.minX + 8, toggle.midY), from: home)
    table.add("how far it reaches beyond the content", 2, capsule.maxX - 373, from: home)
    let slider = try screen.find("slider").frame
    table.add("height of a slider", 33, slider.height, from: layers)
    let filled = ink.box(in: CGRect(x: 40, y: slider.minY, width: 40, height: 33))
    table.add("height of its line", 4, filled.height, from: layers)
    table.add("colour of its line", [0, 122, 255], ink.rgb(60, slider.midY), from: layers)
    let thumb = ink.box(
      in: CGRect(x: slider.midX - 0.2, y: slider.midY - 1, width: 30, height: 0.7), difference: 12)
    table.add("half the width of its thumb", 13.5, thumb.minX - slider.midX, from: "Mody9156/P8_DA-IOS, iOS 17")
    let (minus, plus) = (try screen.find(.label("Decrement")).frame, try screen.find(.label("Increment")).frame)
    table.add("size of a stepper", [94, 32], [plus.maxX - minus.minX, plus.height], from: layers)
    let line = ink.box(in: CGRect(x: minus.maxX - 3, y: minus.minY + 1, width: 7, height: 30), difference: 10)
    table.add("height of the line in it", 18, line.height, from: layers)
    let signs = [minus, plus].map { ink.box(in: $0.insetBy(dx: 8, dy: 4)) }
    table.add("width of its signs", [14, 14], signs.map(\.width), from: layers)
    let (one, two) = (try screen.find(.label("One")).frame, try screen.find(.label("Two")).frame)
    table.add("height of a segment", 28, one.height, from: "martinomamic/RSSReader, iOS 18")
    table.add(
      "colour around segments", [238, 238, 239], ink.rgb(two.midX, two.minY - 1.5),
      from: "martinomamic/RSSReader, iOS 18")
    let between = ink.box(in: CGRect(x: two.maxX - 3, y: two.minY + 1, width: 6, height: 26), difference: 8)
    table.add("height of the line between two", 16, between.height, from: "martinomamic/RSSReader, iOS 18")
    let well = try screen.find(.label("Ink")).frame
    table.add("size of a colour well", [28, 28], [well.width, well.height], from: layers)
    let pill = try #require(screen.elements.last { $0.role == .button }).frame
    table.add("height of a date's button", 35, pill.height, from: "DrunkOnJava/ModularHomeInventory, iOS 18")
    table.add(
      "its text's distance from its side", 12.7, ink.box(in: pill.insetBy(dx: 4, dy: 6)).minX - pill.minX,
      from: "DrunkOnJava/ModularHomeInventory, iOS 18")
  }

  func values(_ table: inout FidelityTable) async throws {
    let (inventory, reader) = ("DrunkOnJava/ModularHomeInventory, iOS 18", "martinomamic/RSSReader, iOS 18")
    let screen = await Screen {
      VStack(spacing: 40) {
        ProgressView(value: 0.5)
        ProgressView().accessibilityIdentifier("spinner")
        TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
        ContentUnavailableView {
          Label("No Feeds", systemImage: "tray")
        } description: {
          Text("Paging Feeds")
        } actions: {
          Button("Add Feed") {}.buttonStyle(.bordered)
        }
      }
      .padding(.horizontal, 40)
    }
    let ink = Ink(screen)
    let bar = try #require(screen.elements.first { $0.role == .progress }).frame
    table.add(
      "height of a bar of progress", 4, ink.box(in: CGRect(x: 30, y: bar.minY - 8, width: 80, height: 20)).height,
      from: inventory)
    let spinner = try screen.find("spinner").frame.insetBy(dx: -5, dy: -5)
    let spokes = ink.box(in: spinner)
    table.add("size of a spinner", [20, 20], [spokes.width, spokes.height], from: reader)
    table.add("its darkest spoke", [156, 156, 159], ink.strongest(in: spinner), from: reader)
    let field = try screen.find(.role(.textField)).frame
    let border = ink.box(in: CGRect(x: 20, y: field.minY - 20, width: 353, height: 60), difference: 30)
    table.add("height of an empty field with a border", 34, border.height, from: inventory)
    let (title, words) = (try screen.find(.text("No Feeds")).frame, try screen.find(.text("Paging Feeds")).frame)
    let picture = ink.box(in: CGRect(x: 100, y: title.minY - 80, width: 190, height: 78))
    let (heading, text) = (ink.box(in: title.insetBy(dx: -3, dy: 0)), ink.box(in: words.insetBy(dx: -3, dy: 0)))
    let button = try screen.find(.label("Add Feed")).frame
    table.add("from the picture of what is unavailable to its title", 23.7, heading.minY - picture.maxY, from: reader)
    table.add("from the title to the description", 11, text.minY - heading.maxY, from: reader)
    table.add("from the description to a button", 20.7, button.minY - text.maxY, from: reader)
    table.add("height of the button", 28, button.height, from: reader)
    table.add("its ground", [233, 233, 235], ink.rgb(button.minX + 5, button.midY), from: reader)
    let list = await Screen {
      NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) }
    }
    try await list.settle()
    let (found, drawn) = (try list.find(.role(.textField)).frame, Ink(list))
    let box = drawn.box(in: CGRect(x: 2, y: found.minY - 18, width: 389, height: 56), difference: 8)
    table.add("a search field's distance from the edge", 16, box.minX, from: "lunij/netbob, iOS 17")
    table.add("its colour", [227, 227, 232], drawn.rgb(box.midX, box.midY), from: "lunij/netbob, iOS 17")
    table.add(
      "from it to the content", 15, try list.find(.text("Row")).frame.midY - 22 - box.maxY, from: "lunij/netbob, iOS 17"
    )
  }

  func bars(_ table: inout FidelityTable) async throws {
    table.begin("Bars")
    let (moments, layers) = ("CriticalMoments, iOS 16.2", "paulz/ViewSnapshots, iOS 15.5")
    let large = await Screen { NavigationStack { Color.red.navigationTitle("Title") } }
    try await large.settle()
    let title = try large.find(.role(.header)).frame
    table.add("where a large title begins", [16, 53.67 + 47.67], [title.minX, title.minY], from: layers)
    let pushed = await Screen {
      NavigationStack {
        NavigationLink("Deeper") { Color.white.navigationTitle("Second").navigationBarTitleDisplayMode(.inline) }
          .navigationTitle("Home")
      }
    }
    try await pushed.tap(.label("Deeper"))
    try await pushed.settle()
    let ink = Ink(pushed)
    table.add("where a small bar's middle is", 53.67 + 22, try pushed.find(.role(.header)).frame.midY, from: moments)
    let arrow = ink.box(in: CGRect(x: 2, y: 62, width: 24, height: 40))
    table.add("the arrow of the way back", [9.33, 11, 19], [arrow.minX, arrow.width, arrow.height], from: moments)
    let back = ink.box(in: CGRect(x: 26, y: 62, width: 80, height: 40))
    table.add("where its text begins", 30.33, back.minX, from: moments)
    let tabs = await Screen {
      TabView {
        ScrollView { Color.white.frame(height: 3000) }
          .toolbarBackground(.visible, for: .tabBar)
          .tabItem { Label("Home", systemImage: "circle.fill") }
        Color.white.tabItem { Label("Other", systemImage: "square.fill") }
      }
    }
    try await tabs.settle()
    let bar = Ink(tabs)
    table.add("height of a tab bar", 83, try tabs.find(.label("Tab Bar")).frame.height, from: moments)
    table.add("its colour over white", [247, 247, 247], bar.rgb(5, 800), from: "martinomamic/RSSReader, iOS 18")
    table.add(
      "the line above it over white", [178, 178, 178], bar.rgb(5, 769 - 0.17), from: "martinomamic/RSSReader, iOS 18")
    table.add(
      "what is not chosen on it", [146, 146, 153],
      bar.strongest(in: CGRect(x: 393 * 0.75 - 40, y: 769 + 1, width: 80, height: 33)),
      from: "martinomamic/RSSReader, iOS 18")
    let name = bar.box(in: CGRect(x: 40, y: 769 + 34, width: 120, height: 15))
    table.add(
      "the baseline of a tab's title", 45.3, name.maxY - 769, from: "martinomamic/RSSReader, iOS 18")
    let sheet = await Screen {
      Color.white.sheet(isPresented: .constant(true)) {
        NavigationStack { Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
      }
    }
    try await sheet.settle()
    table.add(
      "middle of a title in a sheet, below its edge", 28, try sheet.find(.role(.header)).frame.midY - 69,
      from: "StanfordSpezi, iOS 17")
  }

  func alerts(_ table: inout FidelityTable) async throws {
    table.begin("Alerts and sheets")
    let moments = "CriticalMoments, iOS 16.2"
    func screen(_ shown: String, _ ground: Color = .white) async throws -> Screen {
      let screen = await Screen { AlertLooksTests.GroundBehindPresentation(ground: ground, shown: shown) }
      try await screen.settle()
      return screen
    }
    let green = Color(red: 0, green: 1, blue: 0)
    let (alert, tinted) = (try await screen("alert"), try await screen("alert", green))
    table.add("white behind an alert", [204, 204, 204], alert.rgb(at: CGPoint(x: 20, y: 200)), from: moments)
    table.add("green behind an alert", [0, 204, 0], tinted.rgb(at: CGPoint(x: 20, y: 200)), from: moments)
    let place = CGPoint(x: 80, y: try alert.find(.label("Title").and(.role(.header))).frame.midY)
    table.add("an alert over white", [240, 241, 240], alert.rgb(at: place), from: moments)
    table.add("an alert over green", [175, 252, 175], tinted.rgb(at: place), from: moments)
    let card = try alert.find(.role(.alert)).frame
    table.add("width of an alert", 270, card.width, from: moments)
    table.add("its middle", 438.5, card.midY, from: moments)
    let one = try alert.find(.label("One")).frame
    table.add("height of its buttons", 44, one.height, from: moments)
    let four = try await screen("four")
    table.add("lower edge of an alert of four buttons", 575.33, try four.find(.label("Back")).frame.maxY, from: moments)
    let dialog = try await screen("dialog", green)
    let frames = try ["One", "Two", "Cancel"].map { try dialog.find(.label($0)).frame }
    table.add("an action sheet's sides", [8, 385], [frames[0].minX, frames[0].maxX], from: moments)
    table.add("from button to button", 57.33, frames[1].minY - frames[0].minY, from: moments)
    table.add("from the last to the way out", 8, frames[2].minY - frames[1].maxY, from: moments)
    table.add("upper edge of the way out", 761, frames[2].minY, from: moments)
    let sheet = try await screen("sheet", Color(uiColor: .systemGroupedBackground))
    table.add(
      "the page behind a sheet", [213, 213, 217], sheet.rgb(at: CGPoint(x: 196, y: 66)), from: moments)
  }

  func dark(_ table: inout FidelityTable) async throws {
    table.begin("In the dark")
    let inventory = "DrunkOnJava/ModularHomeInventory, iOS 18"
    let screen = await Screen(settings: DeviceSettings(isDark: true)) {
      List {
        Section("Header") {
          LabeledContent("One", value: "Value")
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          ProgressView(value: 0.2)
        }
      }
    }
    let ink = Ink(screen)
    let first = try row(screen)
    table.add("cards", [28, 28, 30], ink.rgb(200, first.maxY - 20), from: inventory)
    table.add("the line between rows", [61, 61, 65], ink.rgb(200, first.maxY - 0.2), from: inventory)
    func strongest(_ query: Query) throws -> [Int] {
      ink.strongest(in: try screen.find(query).frame.insetBy(dx: -3, dy: -1))
    }
    table.add("headers", [141, 141, 147], try strongest(.role(.header)), from: inventory)
    table.add("values", [152, 152, 159], try strongest(.text("Value")), from: inventory)
    let (on, off) = (try screen.find(.label("On")).frame, try screen.find(.label("Off")).frame)
    table.add("a switch that is on", [48, 209, 88], ink.rgb(on.minX + 8, on.midY), from: inventory)
    table.add("one that is off", [54, 54, 58], ink.rgb(off.maxX - 8, off.midY), from: inventory)
    let bar = try #require(screen.elements.first { $0.role == .progress }).frame
    table.add("the rest of a bar of progress", [61, 61, 65], ink.rgb(bar.maxX - 20, bar.midY), from: inventory)
  }

  func newer(_ table: inout FidelityTable) async throws {
    table.begin("iOS 26")
    let (home, spezi) = ("home-assistant/iOS, iOS 26", "StanfordSpezi/SpeziViews, iOS 26")
    let screen = await Screen(settings: DeviceSettings(system: .iOS26)) {
      NavigationStack {
        List {
          Section {
            Text("One")
            Text("Two")
          }
          Section("First") { Toggle("On", isOn: .constant(true)) }
        }
        .navigationTitle("Title")
        .toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
    try await screen.settle()
    let ink = Ink(screen)
    let (one, two) = (try screen.find(.text("One")).frame, try screen.find(.text("Two")).frame)
    table.add("where a row's text begins", 32, one.minX, from: home)
    table.add("from row to row", 51, two.midY - one.midY, from: home)
    table.add("from the status bar to the first row", 106, one.midY - 25.5 - 59, from: home)
    let y = (one.midY + two.midY) / 2
    let line = ink.box(in: CGRect(x: 18, y: y - 6, width: 357, height: 12), difference: 12)
    table.add("where the line between rows begins and ends", [32, 361], [line.minX, line.maxX], from: home)
    table.add("its height", 1, line.height, from: home)
    table.add("its colour", [232, 232, 232], ink.rgb(200, line.midY), from: home)
    let toggle = try screen.find(.label("On")).frame
    let capsule = ink.box(in: CGRect(x: 280, y: toggle.midY - 20, width: 94, height: 40))
    table.add("size of a switch", [62, 28], [capsule.width, capsule.height], from: spezi)
    table.add("from it to the card's edge", 14.3, 377 - capsule.maxX, from: spezi)
    let button = try screen.find(.label("Add")).frame
    table.add("middle of a button on a bar, below the status bar", 22, button.midY - 59, from: home)
    table.add("its glass", [249, 248, 252], ink.rgb(393 - 16 - 5, 59 + 22), from: home)
  }
}
