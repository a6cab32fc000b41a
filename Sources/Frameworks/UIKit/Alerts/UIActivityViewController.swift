import Foundation

/// Lets the person pass something on.
///
/// Caveat: a sheet, on a tablet a popover, with what is passed on and a way to copy it, and below it the app's own activities.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is passed on.
  package let activityItems: [Any]
  private let applicationActivities: [UIActivity]
  /// What the module above shows of the items; nil for their texts.
  package var header: Any?
  /// Called when the person has done something, or nothing.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A controller that passes things on, with activities of the app's own.
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

  /// Whether it can be copied.
  package var offersCopying: Bool { !isExcluded(.copyToPasteboard) }

  /// The app's activities that can do something with it.
  package var offeredActivities: [UIActivity] {
    applicationActivities.filter { !isExcluded($0.activityType) && $0.canPerform(withActivityItems: placeholders) }
  }

  /// Has one of the app's activities do its work, on its own page if it has one, and goes when it says that it is done.
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

  /// What is passed on, as text: the titles that it gives itself, or else what it says.
  package var texts: [String] {
    let named = titles
    return named.isEmpty ? Self.texts(of: placeholders) : named
  }

  private static func texts(of items: [Any]) -> [String] {
    items.filter { !($0 is NSItemProvider) && !($0 is UIImage) }.compactMap { item in
      (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? CustomStringConvertible)?.description
    }
  }

  /// Copies what is passed on, and goes.
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

/// Shows what is passed on; the module above fills it.
@MainActor
package final class ActivityView: UIView {
  package fileprivate(set) weak var activity: UIActivityViewController?
}
