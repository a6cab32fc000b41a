import Foundation

/// A page that shows one file: an image, a text, or a card with information.
@MainActor
final class FilePreviewPage: UIViewController, UIScrollViewDelegate {
  let index: Int
  private let file: URL?
  private let name: String
  private let picture = UIImageView()
  private let scroll = UIScrollView()
  private var words: UITextView?

  init(index: Int, file: URL?, name: String) {
    (self.index, self.file, self.name) = (index, file, name)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let kind = file.map { FileKind($0) }
    if let kind, kind.type.conforms(to: .image), let image = UIImage(contentsOfFile: kind.file.path) {
      show(image)
    } else if let kind, kind.isText, let text = try? String(contentsOf: kind.file, encoding: .utf8) {
      show(text)
    } else {
      showCard(kind)
    }
  }

  private func fill(with shown: UIView) {
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
  }

  // MARK: Pictures

  private func show(_ image: UIImage) {
    picture.image = image
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = name
    picture.accessibilityTraits = .image
    scroll.delegate = self
    scroll.maximumZoomScale = 4
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.addSubview(picture)
    fill(with: scroll)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The page view controller knows what bars cover.
    words?.frame = view.bounds.inset(by: parent?.viewIfLoaded?.safeAreaInsets ?? .zero)
    guard picture.superview != nil, scroll.zoomScale == 1 else { return }
    picture.frame = CGRect(origin: .zero, size: scroll.bounds.size)
    scroll.contentSize = scroll.bounds.size
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  // MARK: Texts

  private func show(_ text: String) {
    let shown = UITextView(frame: view.bounds)
    shown.isEditable = false
    shown.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    shown.text = text
    view.addSubview(shown)
    words = shown
  }

  // MARK: Cards

  private func showCard(_ kind: FileKind?) {
    let icon = UIImageView(image: kind?.icon(side: 96))
    let words = [name, kind?.words ?? "This file could not be found."].map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    words[0].font = .preferredFont(forTextStyle: .headline)
    words[1].font = .preferredFont(forTextStyle: .subheadline)
    words[1].textColor = .secondaryLabel
    let card = UIStackView(arrangedSubviews: [icon] + words)
    card.axis = .vertical
    card.alignment = .center
    card.spacing = 8
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
  }
}
