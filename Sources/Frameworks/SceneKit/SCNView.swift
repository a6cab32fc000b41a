import Foundation
import ScrollworkUIKit

/// Shows a scene: its background, or the view's own colour, white by default (a guess).
@MainActor @preconcurrency
open class SCNView: UIView {
  private let background = UIImageView()

  /// Creates a view without a scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view without a scene. The options have no effect.
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }

  /// Creates a view without a scene.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .white
    background.contentMode = .scaleAspectFill
    background.clipsToBounds = true
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.frame = bounds
    addSubview(background)
  }

  /// The scene.
  open var scene: SCNScene? {
    didSet {
      oldValue?.background.didChange = nil
      scene?.background.didChange = { [weak self] in MainActor.assumeIsolated { self?.show() } }
      show()
    }
  }

  private func show() {
    background.image = scene?.background.contents as? UIImage
    background.backgroundColor = scene?.background.contents as? UIColor
  }

  /// Returns a picture of the scene.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}
