import Foundation
import ScrollworkUIKit

/// The context menu of a list row, and the action of a tap.
struct RowMenu {
  /// The menu items for the selection, or without one for the first value of a row that has the right type.
  let lines: (_ row: [AnyHashable], _ selected: [AnyHashable]) -> AnyView?
  let primaryAction: (([AnyHashable]) -> Void)?
}

private struct RowMenuKey: EnvironmentKey { static var defaultValue: RowMenu? { nil } }

extension EnvironmentValues {
  /// The row menu of the surrounding list.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Adds a context menu to the rows of a list, which opens when a finger rests on one. `menu` receives the selection
  /// if the row is in it, else the row's value. A tap on a row runs `primaryAction`, if there is one, unless the list
  /// is being edited.
  ///
  /// Caveat: lists only, and a finger that rests beside the rows opens nothing.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func own(_ row: [AnyHashable]) -> Set<I> { Set(row.lazy.compactMap { $0.base as? I }.prefix(1)) }
    return environment(
      \.rowMenu,
      RowMenu(
        lines: { row, selected in
          let values = selected.isEmpty ? own(row) : Set(selected.compactMap { $0.base as? I })
          return values.isEmpty ? nil : AnyView(menu(values))
        },
        primaryAction: primaryAction.map { action in { action(own($0)) } }))
  }
}

extension ListRowRender: MenuOpening {
  private var menuLines: AnyView? {
    guard place.part == .content, let menu = environment.rowMenu, environment.isEnabled else { return nil }
    return menu.lines(ids, isSelected ? modifier.selection?.values() ?? [] : []).flatMap { $0.isNothing ? nil : $0 }
  }

  var canOpen: Bool { isAttached && menuLines != nil }

  func open() {
    guard let lines = menuLines,
      let presenter = enclosing(UIViewRender.self)?.view.closestController ?? runtime.root?.stage().anchor
    else { return }
    let place = screenFrame
    let menu = MenuController(lifts: true, origin: CGPoint(x: place.midX, y: place.midY))
    menu.content = MenuParts(
      items: lines, order: .fixed, anchor: place, lifted: AnyView(LiftedPicture(source: self)),
      environment: environment.forMenuLines(of: menu))
    menu.open(from: presenter)
  }

  /// Assistive technology offers the items without opening the menu.
  var menuActions: [AccessibilityElement.Action] {
    guard let lines = menuLines else { return [] }
    return offered.actions(of: lines, owner: owner) { $0.forMenuLines(of: nil) }
  }

  /// Whether a tap runs the app's action instead of selecting the row.
  var hasPrimaryAction: Bool {
    !modifier.isEditing && place.part == .content && traits.press == nil && environment.rowMenu?.primaryAction != nil
  }

  /// Returns false if a tap does something else.
  func performPrimaryAction() -> Bool {
    guard hasPrimaryAction, let action = environment.rowMenu?.primaryAction else { return false }
    action(ids)
    return true
  }
}
