import Foundation
import ScrollworkUIKit

extension MenuParts {
  /// Creates the row of commands for a UIKit edit menu.
  @MainActor
  init(_ asked: EditMenuParts, in environment: EnvironmentValues) {
    var environment = environment
    environment.buttonStyle = .primitive(EditMenuButtonStyle())
    self.init(
      items: AnyView(EditMenuLines(menu: asked.menu)), order: .fixed, anchor: asked.anchor, look: .editMenu,
      environment: environment)
  }
}

/// The commands of a menu side by side, including those of submenus.
nonisolated private struct EditMenuLines: View, FrameworkView {
  let menu: UIMenu

  @MainActor private var actions: [(action: UIAction, menu: UIMenu)] { Self.actions(of: menu) }
  @MainActor private static func actions(of menu: UIMenu) -> [(action: UIAction, menu: UIMenu)] {
    menu.shownChildren.flatMap { element -> [(action: UIAction, menu: UIMenu)] in
      if let inner = element as? UIMenu { return actions(of: inner) }
      guard let action = element as? UIAction, !action.attributes.contains(.hidden) else { return [] }
      return [(action, menu)]
    }
  }

  @MainActor var body: some View {
    let actions = actions
    HStack(spacing: 0) {
      ForEach(actions.indices, id: \.self) { index in
        let (action, menu) = actions[index]
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          menu.choose(action)
        } label: {
          if action.title.isEmpty, let image = action.image {
            Image(uiImage: image).renderingMode(.template)
          } else {
            Text(verbatim: action.title)
          }
        }
        .disabled(action.attributes.contains(.disabled))
        .overlay(alignment: .trailing) { if index < actions.count - 1 { MenuColors.line.frame(width: 0.5) } }
      }
    }
  }
}
