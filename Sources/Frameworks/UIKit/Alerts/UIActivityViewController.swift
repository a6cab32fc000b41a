import Foundation

/// A controller for sharing items.
///
/// Caveat: a sheet, or a popover on a tablet, with the items, a copy action and the app's own activities.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The shared items.
  package let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  /// The module above's header for the items; nil for their texts.
  package var header: Any?
  /// Called when an activity finishes or the sheet is dismissed.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller for items, with the app's own activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
    sheetPresentationController?.detents = [.medium(), .large()]
    presentation.whenGone.append { [weak self] in self?.finish() }
  }

  public required init?(coder: NSCoder) { nil }

  private var done: UIActivity.ActivityType?
  private var isCompleted = false

  private func isExcluded(_ type: UIActivity.ActivityType?) -> Bool {
    type.map { excludedActivityTypes?.contains($0) == true } ?? false
  }

  /// Whether copying is offered.
  package var offersCopying: Bool { !isExcluded(.copyToPasteboard) }

  /// The app's activities that can process the items.
  package var offeredActivities: [UIActivity] {
    applicationActivities.filter { !isExcluded($0.activityType) && $0.canPerform(withActivityItems: placeholders) }
  }

  /// Performs a custom activity, in its own controller if it has one, and dismisses the sheet when it finishes.
  package func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.whenFinished = { [weak self] isCompleted in
      self?.done = activity.activityType
      self?.isCompleted = isCompleted
      self?.dismiss(animated: true)
    }
    if let page = activity.activityViewController { present(page, animated: true) } else { activity.perform() }
  }

  open override func loadView() {
    let made = ActivityView(frame: UIScreen.main.bounds)
    made.activity = self
    view = made
  }

  /// The shared items as text: their own titles, or else their content.
  package var texts: [String] {
    let named = titles
    return named.isEmpty ? Self.texts(of: placeholders) : named
  }

  private static func texts(of items: [Any]) -> [String] {
    items.filter { !($0 is NSItemProvider) && !($0 is UIImage) }.compactMap { item in
      (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? CustomStringConvertible)?.description
    }
  }

  /// Copies the items and dismisses the sheet.
  package func copyItems() {
    let copied = items(for: .copyToPasteboard)
    if let url = copied.first as? URL, copied.count == 1 {
      UIPasteboard.general.url = url
    } else {
      UIPasteboard.general.strings = Self.texts(of: copied)
    }
    for case let provider as NSItemProvider in copied {
      provider.loadObject(ofClass: NSString.self) { text, _ in
        guard let text = (text as? NSString)?.description else { return }
        Task { @MainActor in UIPasteboard.general.strings = (UIPasteboard.general.strings ?? []) + [text] }
      }
    }
    done = .copyToPasteboard
    isCompleted = true
    dismiss(animated: true)
  }

  private func finish() {
    completionWithItemsHandler?(done, isCompleted, nil, nil)
    (done, isCompleted) = (nil, false)
  }
}

/// The view of the shared items, filled by the module above.
@MainActor
package final class ActivityView: UIView {
  package fileprivate(set) weak var activity: UIActivityViewController?
}
