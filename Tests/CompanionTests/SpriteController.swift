import SpriteKit
import UIKit

/// Shows a scene in a square of 200 points, below the status bar.
final class SpriteController: UIViewController {
  /// The distance from the top of the screen to the square, in points.
  static let top: CGFloat = 100

  let sprites = SKView(frame: CGRect(x: 0, y: SpriteController.top, width: 200, height: 200))
  let scene: SKScene

  init(scene: SKScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(sprites)
    sprites.presentScene(scene)
  }
}
