import Foundation

/// The button that toggles a controller's editing.
@MainActor
final class EditButtonItem: UIBarButtonItem {
  init(of controller: UIViewController) {
    super.init()
    primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    show(isEditing: controller.isEditing)
  }

  required init?(coder: NSCoder) { nil }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
