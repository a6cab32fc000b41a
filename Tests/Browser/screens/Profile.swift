import SwiftUI
import UIKit
import WebKit

struct Profile: Codable {
  var name: String
  var bio: String
}

final class ProfileController: UIViewController {
  @IBOutlet private weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Profile"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.impactOccurred()
  }
}

struct ProfileScreen: View {
  @AppStorage("name") private var name = "Ada"
  @Environment(\.openURL) private var openURL

  var body: some View {
    List {
      TextField("Name", text: $name)
      TextEditor(text: .constant("A bio"))
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
      Button("Open") { if let url = URL(string: "https://example.com") { openURL(url) } }
    }
  }
}

#Preview { ProfileScreen() }
