import BrowserHost
import DisplayList
import Foundation
import Rasterizer
import Simulator
import SwiftUI

/// Previews beside the phone, one of them on it.
@MainActor
final class PreviewStage {
  let host: BrowserHost
  private let options: Scrollwork
  private var previews: [_PreviewDeclaration] = []
  /// The name of the preview on the phone, which is looked for again in what is loaded next.
  private var shownName: String?

  /// - Parameter session: what the page's address must be; nil for any.
  init(title: String, options: Scrollwork, session: FileSession? = nil) {
    self.options = options
    shownName = options.preview
    host = BrowserHost(
      simulator: Simulator(device: options.device, settings: options.settings) { EmptyView() },
      configuration: session.map { .init(port: $0.port ?? options.port, token: $0.token) } ?? .init(port: options.port))
    host.workbench = Workbench(title: title)
    host.onChoose = { [weak self] in self?.choose($0) }
  }

  /// Puts previews in place of those that were there, and the one of the same name on the phone, or else the first.
  func show(_ new: [_PreviewDeclaration], pictures: [Bitmap] = []) {
    previews = new
    var workbench = Workbench(title: host.workbench?.title ?? "")
    workbench.entries = new.enumerated().map { index, declaration in
      .init(name: declaration.name, picture: pictures.indices.contains(index) ? pictures[index] : nil)
    }
    host.workbench = workbench
    choose(new.firstIndex { $0.name == shownName } ?? 0)
  }

  func report(_ problem: any Error) {
    host.workbench?.isBuilding = false
    host.workbench?.fault = .doesNotCompile
    host.workbench?.problem = Self.text(problem)
  }

  /// What the version before ended the process with.
  func report(_ crash: CrashReport) {
    host.workbench?.fault = crash.isStall ? .hangs : .crashed
    host.workbench?.problem = crash.text
  }

  /// What a problem is called in a terminal and on the page.
  static func text(_ problem: any Error) -> String {
    "\(problem)".trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func choose(_ index: Int) {
    guard previews.indices.contains(index) else { return }
    let declaration = previews[index]
    shownName = declaration.name
    host.workbench?.chosen = index
    host.replaceSimulator { old in
      Self.simulator(declaration, options, device: old.device, settings: old.settings)
    }
  }

  /// A phone with a preview. It is held as the preview's traits say, or else as the options do.
  static func simulator(
    _ declaration: _PreviewDeclaration, _ options: Scrollwork, device: Device? = nil, settings: DeviceSettings? = nil
  ) -> Simulator {
    var settings = settings ?? options.settings
    settings.isLandscape = declaration.preview.isLandscape ?? options.landscape
    let named = declaration.preview.deviceName.flatMap { name in Device.all.first { $0.name == name } }
    let simulator = Simulator(device: named ?? device ?? options.device, settings: settings) {
      declaration.preview.makeView()
    }
    simulator.showsHeadsUpDisplay = options.hud
    simulator.location = options.place
    return simulator
  }
}
