import Foundation

/// What is said of a tab for the sidebar, and for what a person may change.
@available(iOS 18.0, *)
struct TabSidebarFacts {
  /// Tells the section from others, and says what is above its tabs and in its menu.
  struct Section {
    let key: ObjectIdentifier
    let header: AnyView
    var customizationID: String?
    var actions: AnyView?
  }

  /// Nil for a tab without a section.
  var section: Section?
  var customizationID: String?
  /// Whether it is there before anything is changed.
  var barVisibility = Visibility.automatic
  var sidebarVisibility = Visibility.automatic
  /// Where nothing may be changed.
  var isFixedInBar = false
  var isFixedInSidebar = false
  /// What is around its row in the sidebar, and around its place in the bar; what was said further out goes last.
  var rowModifiers: [(AnyView) -> AnyView] = []
  var barModifiers: [(AnyView) -> AnyView] = []
  /// Buttons for its section.
  fileprivate var actions: AnyView?

  /// What was said until now is said of a section.
  mutating func enter(_ key: ObjectIdentifier, header: AnyView) {
    section = Section(key: key, header: header, customizationID: customizationID, actions: actions)
    (customizationID, actions) = (nil, nil)
  }

  /// Whether the tab is in the bar, with what was changed.
  func isInBar(_ customization: TabViewCustomization?) -> Bool {
    shown(isFixedInBar ? nil : customizationID.flatMap { customization?[tab: $0].tabBarVisibility }, barVisibility)
  }

  /// Whether the tab is in the sidebar, with what was changed.
  func isInSidebar(_ customization: TabViewCustomization?) -> Bool {
    shown(
      isFixedInSidebar ? nil : customizationID.flatMap { customization?[tab: $0].sidebarVisibility }, sidebarVisibility)
  }

  private func shown(_ changed: Visibility?, _ own: Visibility) -> Bool {
    (changed.flatMap { $0 == .automatic ? nil : $0 } ?? own) != .hidden
  }
}

/// Says something about a tab for the sidebar.
@available(iOS 18.0, *)
nonisolated public struct _TabSidebarModifier: TabStatement {
  let write: (inout TabSidebarFacts) -> Void
  public typealias Body = Never
  @MainActor func write(to facts: inout TabFacts, in environment: EnvironmentValues) { write(&facts.sidebar) }
}

@available(iOS 18.0, *)
nonisolated extension TabContent {
  func stating(_ write: @escaping (inout TabSidebarFacts) -> Void) -> ModifiedContent<Self, _TabSidebarModifier> {
    ModifiedContent(content: self, modifier: _TabSidebarModifier(write: write))
  }

  /// By what a `TabViewCustomization` tells the tab, or the section, from others.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    stating { $0.customizationID = $0.customizationID ?? id }
  }

  /// What a person may change about the tab, in the bar or in the sidebar; in both unless told otherwise.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isDisabled = behavior == .disabled
    let all = placements.isEmpty || placements.contains(.automatic)
    return stating {
      if all || placements.contains(.tabBar) { $0.isFixedInBar = isDisabled }
      if all || placements.contains(.sidebar) { $0.isFixedInSidebar = isDisabled }
    }
  }

  /// Buttons below the tabs of a section in the sidebar.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return stating { $0.actions = $0.actions ?? actions }
  }

  /// What a long press on the tab in the sidebar shows.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = AnyView(menuItems())
    return stating { $0.rowModifiers.append { row in AnyView(row.contextMenu { items }) } }
  }

  /// Buttons that come when the tab in the sidebar is swiped.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    let buttons = AnyView(content())
    return stating {
      $0.rowModifiers.append { row in
        AnyView(row.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { buttons })
      }
    }
  }

  /// Words by which the voice finds the tab.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }
  /// Words by which the voice finds the tab.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabelKeys)) }
  }
  /// Words by which the voice finds the tab.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }

  /// Shows a view that points to the tab, in the bar or in the sidebar, while `isPresented` is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    everywhere(true) {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content))
    }
  }

  /// Shows a view that points to the tab, in the bar or in the sidebar, while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    everywhere(true) {
      AnyView(
        $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .top, content: content))
    }
  }

  func everywhere(_ isEnabled: Bool, _ modify: @escaping (AnyView) -> AnyView) -> some TabContent<TabValue> {
    stating {
      guard isEnabled else { return }
      $0.rowModifiers.append(modify)
      $0.barModifiers.append(modify)
    }
  }
}
