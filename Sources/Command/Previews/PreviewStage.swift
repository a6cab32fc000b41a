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
  /// The name of the preview on the phone, which is selected again in the next version.
  private var shownName: String?
  /// The preview on the phone; nil before the first.
  private var shown: _PreviewDeclaration?
  /// Values that can never be kept and have already been reported.
  private var told: Set<String> = []

  /// Creates a stage.
  ///
  /// - Parameter session: determines the page's address; nil for any.
  init(title: String, options: Scrollwork, session: FileSession? = nil) {
    self.options = options
    shownName = options.preview
    host = BrowserHost(
      simulator: Simulator(device: options.device, settings: options.settings) { EmptyView() },
      configuration: session.map { .init(port: $0.port ?? options.port, token: $0.token) } ?? .init(port: options.port))
    host.workbench = Workbench(title: title)
    host.onChoose = { [weak self] in self?.choose($0) }
    host.onPick = { lines in
      print(lines.joined(separator: "\n"))
      fflush(nil)
    }
  }

  /// Replaces the previews, and shows the one of the same name on the phone, or else the first.
  func show(_ new: [_PreviewDeclaration], pictures: [Bitmap] = []) {
    previews = new
    var workbench = Workbench(title: host.workbench?.title ?? "")
    workbench.entries = new.enumerated().map { index, declaration in
      .init(name: declaration.name, picture: pictures.indices.contains(index) ? pictures[index] : nil)
    }
    host.workbench = workbench
    let index = new.firstIndex { $0.name == shownName } ?? 0
    let isNextVersion = new.indices.contains(index) && new[index].name == shown?.name
    choose(index, continues: isNextVersion && !options.restart)
  }

  func report(_ problem: any Error) {
    host.workbench?.isBuilding = false
    host.workbench?.fault = .doesNotCompile
    host.workbench?.problem = Self.text(problem)
  }

  /// Reports why the previous version ended the process.
  func report(_ crash: CrashReport) {
    host.workbench?.fault = crash.isStall ? .hangs : .crashed
    host.workbench?.problem = crash.text
  }

  /// Returns a problem's text for the terminal and the page.
  static func text(_ problem: any Error) -> String {
    "\(problem)".trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Shows a preview.
  ///
  /// - Parameter continues: whether it is the next version of the preview on the phone and continues from its state.
  private func choose(_ index: Int, continues: Bool = false) {
    guard previews.indices.contains(index) else { return }
    let declaration = previews[index]
    shownName = declaration.name
    host.workbench?.chosen = index
    host.workbench?.note = nil
    let kept = continues ? kept(for: declaration) : nil
    shown = declaration
    host.replaceSimulator { old in
      Self.simulator(declaration, options, device: old.device, settings: old.settings, continuing: kept)
    }
  }

  /// Returns the state on the phone, for the next version of its preview.
  private func kept(for next: _PreviewDeclaration) -> KeptScreen? {
    guard let shown else { return nil }
    let kept = KeptScreen(module: next.module) { [weak self] in self?.tell($0) }
    kept.keep(host.simulator.runtime, module: shown.module)
    return kept
  }

  private func tell(_ loss: KeptScreen.Loss) {
    let text = "\(loss.sentence)."
    let known = host.workbench?.note?.split(separator: "\n").map(String.init) ?? []
    guard !known.contains(text), loss.isOfEdit || told.insert(text).inserted else { return }
    host.workbench?.note = (known + [text]).joined(separator: "\n")
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Returns a phone with a preview, in the orientation of the preview's traits, or else of the options.
  static func simulator(
    _ declaration: _PreviewDeclaration, _ options: Scrollwork, device: Device? = nil, settings: DeviceSettings? = nil,
    continuing: KeptScreen? = nil
  ) -> Simulator {
    var settings = settings ?? options.settings
    settings.isLandscape = declaration.preview.isLandscape ?? options.landscape
    let named = declaration.preview.deviceName.flatMap(Device.named)
    if named == nil, let name = declaration.preview.deviceName {
      let known = Device.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("scrollwork: there is no device \"\(name)\" for a preview. Available: \(known).\n".utf8))
    }
    let simulator = Simulator(
      device: named ?? device ?? options.device, settings: settings, continuing: continuing
    ) {
      declaration.preview.makeView()
    }
    simulator.showsHeadsUpDisplay = options.hud
    simulator.location = options.place
    return simulator
  }
}
