import Foundation
import ScrollworkUIKit

/// What a finger that rests on a row of a list opens, and what a tap does.
struct RowMenu {
  /// The lines for what is selected, or if nothing is for the first value of a row that has the right type.
  let lines: (_ row: [AnyHashable], _ selected: [AnyHashable]) -> AnyView?
  let primaryAction: (([AnyHashable]) -> Void)?
}

private struct RowMenuKey: EnvironmentKey { static var defaultValue: RowMenu? { nil } }

extension EnvironmentValues {
  /// Of the list that rows are in.
  var rowMenu: RowMenu? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Gives the rows of a list a menu, which opens when a finger rests on one: `menu` gets what is selected if the row is, and else
  /// what the row stands for. A tap on a row does `primaryAction`, if there is one, unless the list is edited.
  ///
  /// Caveat: lists only, and a finger that rests beside their rows opens nothing.
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

  /// Assistive technology offers the lines without opening the menu.
  var menuActions: [AccessibilityElement.Action] {
    guard let lines = menuLines else { return [] }
    return offered.actions(of: lines, owner: owner) { $0.forMenuLines(of: nil) }
  }

  /// A tap does what the app says, rather than select the row.
  var hasPrimaryAction: Bool {
    !modifier.isEditing && place.part == .content && traits.press == nil && environment.rowMenu?.primaryAction != nil
  }

  /// False if a tap is for something else.
  func performPrimaryAction() -> Bool {
    guard hasPrimaryAction, let action = environment.rowMenu?.primaryAction else { return false }
    action(ids)
    return true
  }
}
