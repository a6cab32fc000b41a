import SimulatorTesting
import SwiftUI

extension ModifierTrials {
  /// Styles of controls, and menus.
  static func controls(_ modifier: ModifierTrials) {
    modifier("buttonBorderShape", on: Press(), in: { content in content.buttonStyle(.borderedProminent) }) {
      $0.buttonBorderShape(.capsule)
    }
    modifier("buttonRepeatBehavior", on: Press(), drive: { try await held(.label("Press"), $0) }) {
      $0.buttonRepeatBehavior(.enabled)
    }
    modifier("buttonSizing", on: Press(), in: { content in content.buttonStyle(.bordered) }) {
      $0.buttonSizing(.flexible)
    }
    modifier("buttonStyle", on: Press()) { $0.buttonStyle(.borderedProminent) }
    modifier("contextMenu", on: TriedBox().named("box"), drive: { try await held("box", $0) }) {
      $0.contextMenu { Button("Item") {} }
    }
    modifier(
      "controlGroupStyle",
      on: ControlGroup {
        Press(title: "a"); Press(title: "b")
      }
    ) { $0.controlGroupStyle(.menu) }
    modifier("controlSize", on: Press(), in: { content in content.buttonStyle(.bordered) }) { $0.controlSize(.mini) }
    modifier("datePickerStyle", on: DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))) {
      $0.datePickerStyle(.graphical)
    }
    modifier("disclosureGroupStyle", on: DisclosureGroup("Group", isExpanded: .constant(true)) { Words() }) {
      $0.disclosureGroupStyle(Bare())
    }
    modifier("gaugeStyle", on: Gauge(value: 0.4) { Text("Gauge") }) { $0.gaugeStyle(.accessoryCircular) }
    modifier("groupBoxStyle", on: GroupBox("TriedBox") { Words() }) { $0.groupBoxStyle(Unboxed()) }
    modifier("labelsHidden", on: Switch()) { $0.labelsHidden() }
    modifier("labelsVisibility", on: Switch()) { $0.labelsVisibility(.hidden) }
    modifier("menuActionDismissBehavior", on: Choices(), drive: tapped("Menu", "First")) {
      $0.menuActionDismissBehavior(.disabled)
    }
    modifier("menuIndicator", on: Choice(), in: { content in content.pickerStyle(.menu) }) { $0.menuIndicator(.hidden) }
    modifier("menuOrder", on: Choices(), in: atTheBottom, drive: tapped("Menu")) { $0.menuOrder(.fixed) }
    modifier("menuStyle", on: Choices()) { $0.menuStyle(Crossed()) }
    modifier("pickerStyle", on: Choice()) { $0.pickerStyle(.segmented) }
    modifier("progressViewStyle", on: ProgressView(value: 0.4)) { $0.progressViewStyle(.circular) }
    modifier("toggleStyle", on: Switch()) { $0.toggleStyle(.button) }
  }

  private static func held(_ query: Query, _ screen: Screen) async throws {
    try await screen.longPress(at: screen.find(query).frame.center, duration: .seconds(2))
    try await screen.settle()
  }

  private static func atTheBottom(_ content: AnyView) -> any View {
    VStack {
      Spacer()
      content
    }
  }

  /// Rows, sections and tables.
  static func lists(_ modifier: ModifierTrials) {
    modifier("badge", on: Words(), in: inList) { $0.badge(3) }
    modifier("badgeProminence", on: Words().badge(3), in: inList) { $0.badgeProminence(.increased) }
    modifier("deleteDisabled", on: Sample(), in: deletable, drive: swiped) { $0.deleteDisabled(true) }
    modifier("moveDisabled", on: Sample(), in: movable) { $0.moveDisabled(true) }
    modifier("formStyle", on: Form { Switch() }) { $0.formStyle(Unformed()) }
    modifier("headerProminence", on: Rows()) { $0.headerProminence(.increased) }
    modifier("listItemTint", on: Label("Label", systemImage: "heart"), in: inList) { $0.listItemTint(.red) }
    modifier("listRowBackground", on: Words(), in: inList) { $0.listRowBackground(Color.red) }
    modifier("listRowInsets", on: Words(), in: inList) {
      $0.listRowInsets(EdgeInsets(top: 9, leading: 50, bottom: 9, trailing: 9))
    }
    modifier("listRowSeparator", on: Words(), in: inList) { $0.listRowSeparator(.hidden) }
    modifier("listRowSeparatorTint", on: Words(), in: inList) { $0.listRowSeparatorTint(.red) }
    modifier("listRowSpacing", on: Rows()) { $0.listRowSpacing(20) }
    modifier("listSectionSeparator", on: Section("Head") { Words() }, in: inPlainList) {
      $0.listSectionSeparator(.hidden)
    }
    modifier("listSectionSeparatorTint", on: Section("Head") { Words() }, in: inPlainList) {
      $0.listSectionSeparatorTint(.red)
    }
    modifier("listSectionIndexVisibility", on: List { Section("Head") { Words() }.sectionIndexLabel("H") }) {
      $0.listSectionIndexVisibility(.hidden)
    }
    modifier("listSectionMargins", on: Rows()) { $0.listSectionMargins(.leading, 60) }
    modifier("sectionIndexLabel", on: Section("Head") { Words() }, in: inList) { $0.sectionIndexLabel("H") }
    modifier("listSectionSpacing", on: Rows()) { $0.listSectionSpacing(90) }
    modifier("listStyle", on: Rows()) { $0.listStyle(.plain) }
    modifier("refreshable", on: Rows(), drive: dragged(by: 250)) { $0.refreshable { say("refreshed") } }
    modifier("sectionActions", on: Section("Head") { Words() }, in: inList) { $0.sectionActions { Button("Add") {} } }
    modifier("selectionDisabled", on: Words(), in: selectable, drive: tapped("Sample words")) { $0.selectionDisabled() }
    modifier("swipeActions", on: Words(), in: inList, drive: swiped) { $0.swipeActions { Button("Flag") {} } }
    modifier("sliderThumbVisibility", on: Slider(value: .constant(0.5)).frame(width: 200)) {
      $0.sliderThumbVisibility(.hidden)
    }
    modifier(
      "paletteSelectionEffect",
      on: Menu("Open") {
        Picker("Star", selection: .constant(1)) {
          Image(systemName: "star").tag(1)
          Image(systemName: "moon").tag(2)
        }
        .pickerStyle(.palette)
      }, drive: tapped("Open")
    ) { $0.paletteSelectionEffect(.custom) }
    modifier("scrollContentBackground", on: Rows()) { $0.scrollContentBackground(.hidden) }
    modifier(
      "navigationLinkIndicatorVisibility", on: NavigationLink("Link") { Words() },
      in: { content in
        NavigationStack { AnyView(inList(content)) }
      }
    ) { $0.navigationLinkIndicatorVisibility(.hidden) }
    modifier("tableStyle", on: People(), device: .iPad10) { $0.tableStyle(.inset) }
    modifier("tableColumnHeaders", on: People(), device: .iPad10) { $0.tableColumnHeaders(.hidden) }
  }

  private static func inList(_ content: AnyView) -> any View {
    List {
      content
      Text("Next row")
    }
  }

  private static func inPlainList(_ content: AnyView) -> any View { inList(content).listStyle(.plain) }

  private static func deletable(_ content: AnyView) -> any View {
    List { ForEach(0..<1) { _ in content }.onDelete { _ in } }
  }

  private static func movable(_ content: AnyView) -> any View {
    List { ForEach(0..<2) { _ in content }.onMove { _, _ in } }.environment(\.editMode, .constant(.active))
  }

  private static func selectable(_ content: AnyView) -> any View {
    WithState(Int?.none) { choice in List(selection: choice) { content.tag(1) } }
  }

  private static func swiped(_ screen: Screen) async throws {
    let row = try screen.find(.text("Sample words")).frame
    try await screen.drag(from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 180, y: row.midY))
    try await screen.settle()
  }
}

private struct Choices: View {
  var body: some View {
    Menu("Menu") {
      Button("First") {}
      Button("Second") {}
    }
  }
}

private struct Bare: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Unboxed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct Crossed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
}

private struct Person: Identifiable {
  let id: Int
  var name: String { "Person \(id)" }
}

private struct People: View {
  var body: some View {
    Table([Person(id: 1), Person(id: 2), Person(id: 3)]) {
      TableColumn("Name", value: \.name)
      TableColumn("Again", value: \.name)
    }
  }
}

private struct Unformed: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
