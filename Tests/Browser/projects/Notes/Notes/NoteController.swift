import UIKit

class NoteController: UIViewController {
  var text = ""
  @IBOutlet weak var label: UILabel!
  @IBOutlet var buttons: [UIButton]!
  @IBInspectable var mark = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = text
    let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? Badge
    badge?.label.text = "\(buttons.count) buttons, mark \(mark)"
    if let badge {
      badge.frame.origin = CGPoint(x: 20, y: 400)
      view.addSubview(badge)
    }
  }

  @IBAction func shout(_ sender: UIButton) {
    label.text = text.uppercased()
  }
}

class Badge: UIView {
  @IBOutlet var label: UILabel!
}
