import UIKit

/// A controller whose view has one label, "List page" for the name "List".
final class LabelledController: UIViewController {
  init(_ name: String, title: String? = nil) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    label.text = "\(name) page"
    view.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}
