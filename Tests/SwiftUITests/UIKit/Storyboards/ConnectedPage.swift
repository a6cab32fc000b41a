import SwiftUI

/// A storyboard controller that has the members that `scrollwork` adds to an app's class, and records its callbacks.
class ConnectedPage: UIViewController {
  var heard: [String] = []
  weak var label: UILabel!
  var buttons: [UIButton] = []
  var corner: CGFloat = 0
  var guide: NSLayoutConstraint?
  var allowsSegues = true
  /// Whether it turns the autoresizing mask of a segue's destination off.
  var pinsDestination = false
  /// The value that a segue passed.
  var handed: String?

  override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "label": _setInterface(&label, to: value)
    case "buttons": _setInterface(&buttons, to: value)
    case "corner": _setInterface(&corner, to: value)
    case "guide": _setInterface(&guide, to: value)
    default: super._setInterfaceValue(value, forKey: key)
    }
  }

  override func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool {
    switch name {
    case "tapped:":
      guard let sender = sender as? UIButton else { return false }
      heard.append("tapped \(sender.currentTitle ?? "")")
    case "plain": heard.append("plain")
    case "comeBack:":
      guard let segue = sender as? UIStoryboardSegue else { return false }
      heard.append("back from \(segue.source.title ?? "nowhere") as \(segue.identifier ?? "nothing")")
    default: return super._performInterfaceAction(name, sender: sender, event: event)
    }
    return true
  }

  override func _makeInterfaceDestination(_ name: String, coder: NSCoder, sender: Any?, identifier: String?)
    -> UIViewController?
  { name == "make:" ? NamedPage(coder: coder, name: identifier ?? "nothing") : nil }

  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("awake \(isViewLoaded)")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("loaded \(label?.text ?? "nothing")")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return allowsSegues
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.append("prepare \(segue.identifier ?? "nothing") \(segue.destination.isViewLoaded)")
    (segue.destination as? ConnectedPage)?.handed = "from \(title ?? "")"
    if pinsDestination { segue.destination.view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

/// The destination of segues, as opposed to their source.
final class OtherConnectedPage: ConnectedPage {
  override func _performInterfaceAction(_ name: String, sender: Any?, event: UIEvent?) -> Bool {
    name == "comeBack:" ? false : super._performInterfaceAction(name, sender: sender, event: event)
  }
}

/// A page whose initializer takes a name besides a coder.
final class NamedPage: UIViewController {
  let name: String
  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) {
    name = "nobody"
    super.init(coder: coder)
  }
}

/// A segue that presents its destination itself, without an animation.
final class InstantSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

/// A cell with an outlet.
final class ConnectedCell: UITableViewCell {
  weak var caption: UILabel?
  var isAwake = false

  override func _setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "caption": _setInterface(&caption, to: value)
    default: super._setInterfaceValue(value, forKey: key)
    }
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = caption != nil
  }
}

/// A table whose cells are storyboard prototypes.
final class ConnectedTable: UITableViewController {
  var names = ["Ada", "Grace"]
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? ConnectedCell)?.caption?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("select \(indexPath.row)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row ?? -1
    heard.append("prepare \(segue.identifier ?? "") \(row) \(sender is ConnectedCell)")
    segue.destination.title = names[max(0, row)]
  }
}
