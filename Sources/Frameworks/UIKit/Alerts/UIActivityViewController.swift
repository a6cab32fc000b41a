import Foundation

/// Lets the person pass something on.
///
/// Caveat: a sheet with what is passed on and one way to do it, to copy it.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// Something that can be done with what is passed on.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }

  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// What is passed on.
  package let activityItems: [Any]
  /// What the module above shows of the items; nil for their texts.
  package var header: Any?
  /// Called when the person has done something, or nothing.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// A controller that passes things on. `applicationActivities` must be nil: there are no activities of an app's own.
  public init(activityItems: [Any], applicationActivities: [Never]? = nil) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
    presentation.whenGone.append { [weak self] in self?.finish() }
  }

  public required init?(coder: NSCoder) { nil }

  private var done: ActivityType?

  open override func loadView() {
    let made = ActivityView(frame: UIScreen.main.bounds)
    made.activity = self
    view = made
  }

  /// What is passed on, as text.
  package var texts: [String] {
    activityItems.filter { !($0 is NSItemProvider) }.compactMap { item in
      (item as? String) ?? (item as? URL)?.absoluteString ?? (item as? CustomStringConvertible)?.description
    }
  }

  /// Copies what is passed on, and goes.
  package func copyItems() {
    if let url = activityItems.first as? URL, activityItems.count == 1 {
      UIPasteboard.general.url = url
    } else {
      UIPasteboard.general.strings = texts
    }
    for case let provider as NSItemProvider in activityItems {
      provider.loadObject(ofClass: NSString.self) { text, _ in
        guard let text = (text as? NSString)?.description else { return }
        Task { @MainActor in UIPasteboard.general.strings = (UIPasteboard.general.strings ?? []) + [text] }
      }
    }
    done = .copyToPasteboard
    dismiss(animated: true)
  }

  private func finish() {
    completionWithItemsHandler?(done, done != nil, nil, nil)
    done = nil
  }
}

/// Shows what is passed on; the module above fills it.
@MainActor
package final class ActivityView: UIView {
  package fileprivate(set) weak var activity: UIActivityViewController?
}
