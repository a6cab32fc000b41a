import Foundation
import ScrollworkUIKit

/// The delegate of a web page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The person closed the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Shows a web page in the app. The simulated phone has no browser: the URL is shown instead, with a button to close
/// it.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// The configuration of a page.
  public final class Configuration: NSObject {
    /// Whether to use the Reader if available. Caveat: has no effect.
    public var entersReaderIfAvailable = false
    /// Whether the bar collapses on scrolling. Caveat: has no effect.
    public var barCollapsingEnabled = true
    /// Creates the default configuration.
    public override init() {}
  }

  /// The title of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// "Done".
    case done = 0
    /// "Close".
    case close = 1
    /// "Cancel".
    case cancel = 2
  }

  private let url: URL
  /// The configuration.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The title of the button that closes the page; to be set before it is shown.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// The colour of the buttons; nil for the tint.
  open var preferredControlTintColor: UIColor? {
    didSet { if isViewLoaded { view.tintColor = preferredControlTintColor } }
  }
  /// The colour of the bars; nil for the system's.
  open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { view.backgroundColor = ground } } }
  private var ground: UIColor { preferredBarTintColor ?? .systemBackground }

  /// Creates a controller for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for a page with a configuration.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required dynamic init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    view.tintColor = preferredControlTintColor
    let address = UILabel()
    address.text = url.absoluteString
    address.numberOfLines = 0
    address.textAlignment = .center
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
      })
    let stack = UIStackView(arrangedSubviews: [address, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}
