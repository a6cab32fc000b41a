import Foundation
import ScrollworkUIKit

/// The elements of a UIKit menu as items.
nonisolated struct UIMenuLines: View, FrameworkView {
  let menu: UIMenu

  @MainActor var body: some View {
    ForEach(Array(menu.shownChildren.enumerated()), id: \.offset) { _, element in
      if let action = element as? UIAction {
        if !action.attributes.contains(.hidden) { UIActionLine(action: action, menu: menu) }
      } else if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          Section {
            UIMenuLines(menu: inner)
          } header: {
            if !inner.title.isEmpty { Text(verbatim: inner.title) }
          }
        } else {
          Menu {
            UIMenuLines(menu: inner)
          } label: {
            UIMenuElementLabel(element: inner)
              .foregroundStyle(Color(uiColor: inner.options.contains(.destructive) ? .systemRed : .label))
          }
        }
      }
    }
  }
}

nonisolated private struct UIActionLine: View, FrameworkView {
  let action: UIAction
  let menu: UIMenu

  @MainActor var body: some View {
    Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
      menu.choose(action)
    } label: {
      UIMenuElementLabel(element: action)
    }
    .disabled(action.attributes.contains(.disabled))
    .environment(\.menuMark, mark)
    .transformEnvironment(\.buttonInterceptor) {
      if action.attributes.contains(.keepsMenuPresented) { $0 = nil }
    }
  }

  @MainActor private var mark: MenuMark {
    switch action.state {
    case .off: .off
    case .on: .on
    case .mixed: .mixed
    }
  }
}

nonisolated private struct UIMenuElementLabel: View, FrameworkView {
  let element: UIMenuElement

  @MainActor var body: some View {
    Text(verbatim: element.title)
    if let subtitle = element.subtitle {
      Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
    }
    if let image = element.image {
      Image(uiImage: image).renderingMode(.template).accessibilityHidden(true)
    }
  }
}
