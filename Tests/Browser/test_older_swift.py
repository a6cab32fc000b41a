"""An app in Swift 4, which uses UIKit's names of that time."""

FILES = {
    "Package.swift": """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Old", platforms: [.iOS(.v13)], targets: [.executableTarget(name: "Old")], swiftLanguageVersions: [.v4])
""",
    "Sources/Old/Delegate.swift": """import UIKit

final class Page: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.contentInset = UIEdgeInsetsMake(1, 2, 3, 4)
    view.bringSubview(toFront: tableView)
    let child = UIViewController()
    addChildViewController(child)
    child.didMove(toParentViewController: self)
    title = "\\(childViewControllers.count) \\(tableView.contentInset.bottom)"
  }
}

@UIApplicationMain
final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let greeting = "Hello from the delegate"

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: Page(style: UITableViewStyle.plain))
    window?.makeKeyAndVisible()
    return true
  }
}
""",
    "Sources/Old/Greeting.swift": """import SwiftUI

struct Greeting_Previews: PreviewProvider {
  static var previews: some View { Text((UIApplication.shared.delegate as! Delegate).greeting) }
}
""",
    # Apple's layers belong to no actor.
    "Sources/Old/Camera.swift": """import AVFoundation

final class Camera: NSObject {
  func layer(of session: AVCaptureSession) -> AVCaptureVideoPreviewLayer {
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.videoGravity = .resizeAspectFill
    layer.connection?.videoOrientation = .portrait
    return layer
  }
}
""",
}


def test_an_app_in_swift_4_finds_the_names_of_its_time(run, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for path, text in FILES.items():
        file = tmp_path / "Old" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    status, output, errors = run(str(tmp_path / "Old"), "--describe")
    assert status == 0, errors
    assert "'1 3.0'" in output
    # Its previews, which are not made before, have its delegate
    status, output, errors = run(str(tmp_path / "Old"), "--previews", "--preview", "Greeting_Previews", "--describe")
    assert status == 0, errors
    assert "Hello from the delegate" in output
