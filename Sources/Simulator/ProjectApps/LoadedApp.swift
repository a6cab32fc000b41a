import Foundation
import Glibc
import Projects
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit
import Simulator

/// A user's app, whose library is in this process. There can be one.
@MainActor
package struct LoadedApp {
  private let entry: AppEntry
  /// The declaration that shows the app; nil for one that a delegate shows.
  private let shown: _PreviewDeclaration?
  /// Those of the app and of all its modules.
  private let declarations: [_PreviewDeclaration]
  private let module: String
  private let style: String?

  /// The error of a library that cannot be used.
  package struct Unusable: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Loads a library into this process.
  /// - Parameters:
  ///   - bundle: the app's bundle.
  ///   - entry: where the app begins, in the module of that name.
  ///   - onLoad: called when the library is loaded, and nothing in it has run.
  /// - Throws: `Unusable`
  package init(
    library: URL, bundle: URL, entry: AppEntry, module: String, onLoad: () -> Void = {}
  ) throws {
    PhoneBundle.adopt()
    PhoneBundle.open(bundle)
    // The app's files are its own, not those of whoever runs it.
    PhoneFileManager.open(home: bundle.deletingLastPathComponent().appending(path: "Home"))
    let name = PreparedApp.entryName
    let before = Set(PreviewCatalog.declarations().map(\.fileID))
    guard dlopen(library.path, RTLD_NOW | RTLD_GLOBAL) != nil else {
      throw Unusable("The compiled code cannot be loaded: \(String(cString: dlerror()))")
    }
    onLoad()
    let all = PreviewCatalog.declarations()
    // The executable has those of our own app.
    declarations = all.filter { !before.contains($0.fileID) && $0.name != name }
    shown = all.first { $0.module == module && $0.name == name }
    (self.entry, self.module) = (entry, module)
    style = Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String
  }

  /// Returns whether the app supports only landscape, or only portrait; nil for neither. Keys for the kind of device
  /// take precedence.
  private static func onlyOrientation(onTablet isTablet: Bool) -> Bool? {
    let key = "UISupportedInterfaceOrientations"
    let keys = ["\(key)~\(isTablet ? "ipad" : "iphone")", key]
    let names = keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? [String] }.first ?? []
    let onSide = Set(names.map { $0.contains("Landscape") })
    return onSide.count == 1 ? onSide.first : nil
  }

  /// Returns the previews of the app and of all its modules. They find the app's delegate, which is created without
  /// being told that the app was launched.
  /// - Throws: `Unusable`
  package func previews() throws -> [_PreviewDeclaration] {
    guard case .delegate(let name) = entry else { return declarations.flatMap(\.parts) }
    let delegate = try makeDelegate(name)
    UIApplication.shared.delegate = delegate
    return declarations.flatMap(\.parts).map { part in
      // Each phone ends with its delegate.
      let prepared = part.preview.preparing { UIApplication.shared.delegate = delegate }
      return _PreviewDeclaration(prepared, fileID: part.fileID, line: part.line)
    }
  }

  /// Whether the app has created no window.
  package var showsNothing: Bool {
    guard case .delegate = entry else { return false }
    return UIApplication.shared.launchedScenes.isEmpty && UIApplication.shared.delegate?.ownWindow == nil
  }

  /// Returns a phone with the started app.
  /// - Throws: `Unusable`
  package func simulator(device: Device, settings: DeviceSettings) throws -> Simulator {
    var settings = settings
    settings.takeLaunchArguments()
    if let isLandscape = Self.onlyOrientation(onTablet: device.isTablet) { settings.isLandscape = isLandscape }
    if let style { settings.isDark = style == "Dark" || (style != "Light" && settings.isDark) }
    switch entry {
    case .app(let name):
      guard let shown else { throw Unusable("\(name) is not in the compiled code.") }
      return Simulator(device: device, settings: settings) { shown.preview.makeView() }
    case .delegate(let name):
      let delegate = try makeDelegate(name)
      return Simulator(device: device, settings: settings, delegate: delegate)
    }
  }

  private func makeDelegate(_ name: String) throws -> any UIApplicationDelegate {
    guard let type = NSClassFromString("\(module).\(name)") as? NSObject.Type,
      let delegate = type.instance() as? any UIApplicationDelegate
    else { throw Unusable("\(name) is not a class that can be created as the app delegate.") }
    return delegate
  }
}
