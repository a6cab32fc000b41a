import Foundation
import Glibc
import Projects
import ScrollworkFoundation
import ScrollworkSwiftUI
import ScrollworkUIKit
import Simulator

/// Somebody's app, whose library is in this process. There can be one.
@MainActor
package struct LoadedApp {
  private let entry: AppEntry
  private let module: String
  private let style: String?
  /// How the device is held; nil if the app can be shown both ways.
  private let isLandscape: Bool?

  /// The library that came out cannot be used.
  package struct Unusable: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Brings a library into this process.
  /// - Parameters:
  ///   - bundle: the folder that the app finds itself in.
  ///   - entry: where the app begins, in the module of that name.
  /// - Throws: `Unusable`
  package init(library: URL, bundle: URL, entry: AppEntry, module: String) throws {
    PhoneBundle.adopt()
    PhoneBundle.open(bundle)
    let before = Set(PreviewCatalog.previews().map(\.fileID))
    guard dlopen(library.path, RTLD_NOW | RTLD_GLOBAL) != nil else {
      throw Unusable("What was compiled cannot be loaded: \(String(cString: dlerror()))")
    }
    // The executable has those of our own app.
    Self.previews = PreviewCatalog.previews().filter {
      !before.contains($0.fileID) && $0.name != PreparedApp.entryName
    }
    (self.entry, self.module) = (entry, module)
    style = Bundle.main.object(forInfoDictionaryKey: "UIUserInterfaceStyle") as? String
    isLandscape = Self.onlyOrientation
  }

  /// Whether the app can be shown only on its side, or only upright; nil for neither.
  private static var onlyOrientation: Bool? {
    let key = "UISupportedInterfaceOrientations"
    let names = Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? []
    let onSide = Set(names.map { $0.contains("Landscape") })
    return onSide.count == 1 ? onSide.first : nil
  }

  /// The previews of the library, of the app and of all that it is made of.
  package private(set) static var previews: [_PreviewDeclaration] = []

  /// The app has made no window.
  package var showsNothing: Bool {
    guard case .delegate = entry else { return false }
    return UIApplication.shared.launchedScenes.isEmpty && UIApplication.shared.delegate?.window == nil
  }

  /// A phone with the app, which is started.
  /// - Throws: `Unusable`
  package func simulator(device: Device, settings: DeviceSettings) throws -> Simulator {
    var settings = settings
    if let isLandscape { settings.isLandscape = isLandscape }
    if let style { settings.isDark = style == "Dark" || (style != "Light" && settings.isDark) }
    switch entry {
    case .app(let name):
      let previews = PreviewCatalog.previews(inModule: module)
      guard let entry = previews.first(where: { $0.name == PreparedApp.entryName }) else {
        throw Unusable("\(name) is not in what was compiled.")
      }
      return Simulator(device: device, settings: settings) { entry.preview.makeView() }
    case .delegate(let name):
      guard let type = NSClassFromString("\(module).\(name)") as? NSObject.Type,
        let delegate = type.instance() as? any UIApplicationDelegate
      else { throw Unusable("\(name) is no class that can be made as the application's delegate.") }
      return Simulator(device: device, settings: settings, delegate: delegate)
    }
  }
}
