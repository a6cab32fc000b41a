import Foundation
import SwiftUI

/// A bundle of storyboards and nibs in Interface Builder's format.
final class InterfaceFolder {
  let bundle: Bundle
  private let folder: URL

  /// - Parameters:
  ///   - scenes: the scenes of a storyboard called Main.
  ///   - initial: the identifier of its initial controller.
  ///   - files: other files by name.
  init(_ scenes: String = "", initial: String = "first", files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "interface-\(UUID().uuidString)")
    let main = "<document initialViewController=\"\(initial)\"><scenes>\(scenes)</scenes></document>"
    for (name, text) in files.merging(["Main.storyboardc": main], uniquingKeysWith: { own, _ in own }) {
      let place = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = text.hasPrefix("<") ? try NibReader().json(of: text) : Data(text.utf8)
      try data.write(to: place)
    }
    guard let made = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    bundle = made
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @MainActor var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: bundle) }

  /// Returns the scene of a controller, including its first responder.
  static func scene(_ controller: String, beside: String = "") -> String {
    """
    <scene sceneID="\(UUID().uuidString)"><objects>
      \(controller)
      <placeholder placeholderIdentifier="IBFirstResponder" id="responder" sceneMemberID="firstResponder"/>
      \(beside)
    </objects></scene>
    """
  }

  /// The scene of a navigation controller called "stack", whose root is the controller called "first".
  static let stack = scene(
    """
    <navigationController id="stack" sceneMemberID="viewController">
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController>
    """)

  /// Returns a controller with a plain view, of a class in these tests.
  static func page(
    _ id: String, _ type: String? = nil, _ attributes: String = "", view: String = "", _ rest: String = ""
  )
    -> String
  {
    let custom =
      type.map { "customClass=\"\($0)\" customModule=\"SwiftUITests\" customModuleProvider=\"target\"" } ?? ""
    return """
      <viewController id="\(id)" \(custom) \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>\(view)</subviews>
          <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        \(rest)
      </viewController>
      """
  }

  static func button(_ id: String, _ title: String, y: Int = 100, _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
      <state key="normal" title="\(title)"/>
      <connections>\(connections)</connections>
    </button>
    """
  }
}
