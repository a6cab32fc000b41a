import Foundation

/// The properties of a tab for the sidebar and for customization.
@available(iOS 18.0, *)
struct TabSidebarFacts {
  /// The identity of a section, with its header and its menu.
  struct Section {
    let key: ObjectIdentifier
    let header: AnyView
    var customizationID: String?
    var actions: AnyView?
  }

  /// Nil for a tab without a section.
  var section: Section?
  var customizationID: String?
  /// The default visibility.
  var barVisibility = Visibility.automatic
  var sidebarVisibility = Visibility.automatic
  /// Where customization is disabled.
  var isFixedInBar = false
  var isFixedInSidebar = false
  /// The modifiers of its row in the sidebar, and of its place in the bar; outer ones are applied last.
  var rowModifiers: [(AnyView) -> AnyView] = []
  var barModifiers: [(AnyView) -> AnyView] = []
  /// The buttons of its section.
  fileprivate var actions: AnyView?

  /// Assigns the values so far to a section.
  mutating func enter(_ key: ObjectIdentifier, header: AnyView) {
    section = Section(key: key, header: header, customizationID: customizationID, actions: actions)
    (customizationID, actions) = (nil, nil)
  }

  /// Returns whether the tab is in the bar with a customization.
  func isInBar(_ customization: TabViewCustomization?) -> Bool {
    shown(isFixedInBar ? nil : customizationID.flatMap { customization?[tab: $0].tabBarVisibility }, barVisibility)
  }

  /// Returns whether the tab is in the sidebar with a customization.
  func isInSidebar(_ customization: TabViewCustomization?) -> Bool {
    shown(
      isFixedInSidebar ? nil : customizationID.flatMap { customization?[tab: $0].sidebarVisibility }, sidebarVisibility)
  }

  private func shown(_ changed: Visibility?, _ own: Visibility) -> Bool {
    (changed.flatMap { $0 == .automatic ? nil : $0 } ?? own) != .hidden
  }
}

/// Sets a property of a tab for the sidebar.
@available(iOS 18.0, *)
nonisolated public struct _TabSidebarModifier: LeafStatement {
  let write: (inout TabSidebarFacts) -> Void
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) { write(&facts.tab.sidebar) }
}

@available(iOS 18.0, *)
nonisolated extension TabContent {
  func stating(_ write: @escaping (inout TabSidebarFacts) -> Void) -> ModifiedContent<Self, _TabSidebarModifier> {
    ModifiedContent(content: self, modifier: _TabSidebarModifier(write: write))
  }

  /// Sets the id of the tab or section in a `TabViewCustomization`.
  public func customizationID(_ id: String) -> some TabContent<TabValue> {
    stating { $0.customizationID = $0.customizationID ?? id }
  }

  /// Sets how the user can customize the tab, in the bar, the sidebar, or by default both.
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

  /// Adds buttons below the tabs of a section in the sidebar.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return stating { $0.actions = $0.actions ?? actions }
  }

  /// Sets the menu that a long press on the tab in the sidebar opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = AnyView(menuItems())
    return stating { $0.rowModifiers.append { row in AnyView(row.contextMenu { items }) } }
  }

  /// Adds buttons that swiping the tab in the sidebar reveals.
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

  /// Sets the words by which Voice Control finds the tab.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }
  /// Sets the words by which Voice Control finds the tab.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabelKeys)) }
  }
  /// Sets the words by which Voice Control finds the tab.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    everywhere(isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }

  /// Shows a popover that points at the tab, in the bar or in the sidebar, while `isPresented` is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    everywhere(true) {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
    }
  }

  /// Shows a popover that points at the tab, in the bar or in the sidebar, while the item is non-nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    everywhere(true) {
      AnyView(
        $0.popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content))
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
