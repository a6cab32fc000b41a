import Foundation

/// A page to crop a photo by moving and zooming it behind a square.
final class PictureCropPage: UIViewController, UIScrollViewDelegate {
  private let image: UIImage
  private let scroll = UIScrollView(frame: .zero)
  private let picture: UIImageView
  /// Receives the cropped image and its rectangle in the photo.
  var onEnd: (UIImage, CGRect) -> Void = { _, _ in }

  init(image: UIImage) {
    self.image = image
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Move and Scale"
    view.backgroundColor = .black
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Choose", primaryAction: UIAction { [weak self] _ in self?.choose() })
    scroll.delegate = self
    scroll.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    picture.frame = CGRect(origin: .zero, size: image.size)
    scroll.addSubview(picture)
    view.addSubview(scroll)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = min(view.bounds.width, view.bounds.height)
    guard side > 0, scroll.bounds.width != side, image.size.width > 0, image.size.height > 0 else { return }
    scroll.frame = CGRect(
      x: (view.bounds.width - side) / 2, y: (view.bounds.height - side) / 2, width: side, height: side)
    let fill = side / min(image.size.width, image.size.height)
    scroll.contentSize = image.size
    scroll.minimumZoomScale = fill
    scroll.maximumZoomScale = fill * 4
    scroll.zoomScale = fill
    scroll.contentOffset = CGPoint(x: (image.size.width * fill - side) / 2, y: (image.size.height * fill - side) / 2)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func choose() {
    let zoom = max(scroll.zoomScale, .leastNormalMagnitude)
    let whole = CGRect(origin: .zero, size: image.size)
    let seen = CGRect(
      x: scroll.contentOffset.x / zoom, y: scroll.contentOffset.y / zoom, width: scroll.bounds.width / zoom,
      height: scroll.bounds.height / zoom
    ).intersection(whole)
    let place = seen.isEmpty ? whole : seen
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    let part = UIGraphicsImageRenderer(size: place.size, format: format).image { _ in
      image.draw(at: CGPoint(x: -place.minX, y: -place.minY))
    }
    onEnd(part, place)
  }
}
