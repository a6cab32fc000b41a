import Foundation
import ScrollworkUIKit

/// The tabs shown in the sidebar, written by the pages and read by the sidebar.
@available(iOS 18.0, *)
@MainActor
final class TabSidebarModel {
  /// A tab in the sidebar.
  struct Entry: Identifiable {
    let id: LeafOrigin
    let facts: TabFacts
    let index: Int
  }

  private let source = DependencySource()
  private var entries: [Entry] = []
  private var chosen: Int?
  /// Selects the page with a number.
  var choose: (@MainActor (Int) -> Void)?

  nonisolated init() {}

  func show(_ entries: [Entry], chosen: Int?) {
    (self.entries, self.chosen) = (entries, chosen)
    source.changed()
  }

  /// The number of the current page.
  var selection: Int? {
    source.recordRead()
    return chosen
  }

  /// Consecutive tabs in the same section.
  struct Run: Identifiable {
    let section: TabSidebarFacts.Section?
    var entries: [Entry]
    var id: LeafOrigin { entries[0].id }
  }

  /// Returns the tabs by section, in the customized order of each.
  func runs(_ customization: TabViewCustomization?) -> [Run] {
    source.recordRead()
    var runs: [Run] = []
    for entry in entries {
      let section = entry.facts.sidebar.section
      if let last = runs.indices.last, runs[last].section?.key == section?.key {
        runs[last].entries.append(entry)
      } else {
        runs.append(Run(section: section, entries: [entry]))
      }
    }
    for index in runs.indices {
      guard let id = runs[index].section?.customizationID, let order = customization?[section: id].tabOrder else {
        continue
      }
      func place(_ entry: Entry) -> Int {
        entry.facts.sidebar.customizationID.flatMap(order.firstIndex) ?? order.count
      }
      runs[index].entries = runs[index].entries.enumerated()
        .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }.map(\.element)
    }
    return runs
  }
}

/// The views around the tabs of a sidebar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  /// In the bar above all of them.
  var toolbar: AnyView?
}

private struct TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
  /// Whether tabs start in a sidebar, if there is room for one.
  @Entry var beginsInTabSidebar = false
  /// Whether the style of tab views has a sidebar.
  @Entry var isTabSidebarAllowed = false
}

/// The tabs of a `TabView` in a list at its leading edge.
@available(iOS 18.0, *)
nonisolated struct TabSidebar: View, FrameworkView {
  let model: TabSidebarModel
  @Environment(\.tabSidebarParts) private var parts
  @Environment(\.tabCustomization) private var customization

  /// In points; a guess.
  static var width: CGFloat { 320 }

  @MainActor var body: some View {
    let selection = model.selection
    VStack(spacing: 0) {
      if let toolbar = parts.toolbar {
        toolbar.padding(.horizontal).frame(maxWidth: .infinity, minHeight: 44, alignment: .trailing)
      }
      List {
        if let header = parts.header { header }
        ForEach(model.runs(customization)) { run in
          if let section = run.section {
            Section {
              rows(run.entries, selection)
              if let actions = section.actions { actions }
            } header: {
              section.header
            }
          } else {
            rows(run.entries, selection)
          }
        }
        if let footer = parts.footer { footer }
      }
      .listStyle(.sidebar)
      if let bar = parts.bottomBar { bar.padding() }
    }
    .frame(width: Self.width)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Sidebar")
  }

  @MainActor private func rows(_ entries: [TabSidebarModel.Entry], _ selection: Int?) -> some View {
    ForEach(entries) { entry in
      entry.facts.sidebar.rowModifiers.reversed().reduce(row(entry, isSelected: entry.index == selection)) { $1($0) }
    }
  }

  @MainActor private func row(_ entry: TabSidebarModel.Entry, isSelected: Bool) -> AnyView {
    let facts = entry.facts
    return AnyView(
      Button {
        model.choose?(entry.index)
      } label: {
        Label {
          Text(verbatim: facts.title ?? "")
        } icon: {
          if let image = facts.image { Image(uiImage: image).renderingMode(.template) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .badge(facts.badge.map { Text(verbatim: $0) })
      .disabled(facts.isDisabled)
      .listRowBackground(isSelected ? Color(uiColor: .tertiarySystemFill) : nil)
      .accessibilityLabel(facts.spoken.label ?? facts.title ?? "")
      .accessibilityIdentifier(facts.identifier ?? "")
      .accessibilityAddTraits(isSelected ? .isSelected : []))
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Sets where the tabs of a `TabView` in this view with the style `sidebarAdaptable` are initially, if there is room
  /// for a sidebar.
  ///
  /// Caveat: they stay there, because there is no button to change it.
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View {
    environment(\.beginsInTabSidebar, defaultPlacement == .sidebar)
  }

  /// Adds a view above the tabs in the sidebar of a `TabView` in this view.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = view }
  }

  /// Adds a view below the tabs in the sidebar of a `TabView` in this view.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
  }

  /// Adds a view fixed at the bottom of the sidebar of a `TabView` in this view.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
  }
}
