import DisplayList
import Foundation
import ScrollworkUIKit
import Typesetting

/// The system's overlay over an app, in front of the display list: no node of the app is queried, and none is touched
/// through it. Sizes and places: docs/facts.md.
@MainActor
final class SystemOverlay {
  /// Everything that determines the overlay's look.
  private struct State: Equatable {
    var device: Device
    var isLandscape: Bool
    var bars: SystemBars
    var isLight: Bool
    var isDark: Bool
  }

  private let groupKey = FragmentKey.next()
  private let key = FragmentKey.next()
  private var version: UInt64 = 0
  private var drawn: (state: State, fragment: Fragment)?
  private var combined: (root: Fragment, overlay: Fragment, result: Fragment)?

  /// Returns a display list with the overlay in front. Equal input objects give the same object, so a host sees that
  /// nothing changed.
  func over(_ list: DisplayList, on simulator: Simulator) -> DisplayList {
    let state = State(
      device: simulator.device, isLandscape: simulator.settings.isLandscape,
      bars: simulator.runtime.screen.systemBars,
      isLight: simulator.scenePhase == .background || simulator.hasLightStatusBar,
      isDark: simulator.runtime.screen.colorScheme == .dark)
    let overlay = fragment(state, list)
    var list = list
    if let combined, combined.root === list.root, combined.overlay === overlay {
      list.root = combined.result
    } else {
      let result = Fragment(key: groupKey, version: 0, offset: .zero, size: list.size, children: [list.root, overlay])
      combined = (list.root, overlay, result)
      list.root = result
    }
    return list
  }

  private func fragment(_ state: State, _ list: DisplayList) -> Fragment {
    if let drawn, drawn.state == state, drawn.fragment.size == list.size { return drawn.fragment }
    var commands = camera(state)
    if !state.bars.isStatusBarHidden, !state.isLandscape || state.device.isTablet {
      commands +=
        StatusBar(device: state.device, width: list.size.width, scale: list.scale, isLight: state.isLight)
        .commands
    }
    if !state.device.hasHomeButton, !state.bars.isIndicatorHidden { commands += indicator(state, list.size) }
    version += 1
    let made = Fragment(key: key, version: version, offset: .zero, size: list.size, commands: commands)
    drawn = (state, made)
    return made
  }

  /// Draws the camera. The island is below the upper edge, and on the left in landscape.
  private func camera(_ state: State) -> [DrawCommand] {
    let device = state.device
    switch device.camera {
    case .bezel: return []
    case .island:
      let top = max(11, device.safeArea.top - 48)
      var frame = CGRect(x: (device.size.width - 125) / 2, y: top, width: 125, height: 37)
      if state.isLandscape { frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) }
      return [.fill(.roundedRect(frame, radii: CornerRadii(18.5), style: .circular), .color(.black))]
    case .notch:
      var frame = CGRect(x: (device.size.width - 162) / 2, y: -1, width: 162, height: 33)
      var radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20)
      if state.isLandscape {
        frame = CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width)
        radii = CornerRadii(topLeft: 0, topRight: 20, bottomRight: 20, bottomLeft: 0)
      }
      return [.fill(.roundedRect(frame, radii: radii, style: .continuous), .color(.black))]
    }
  }

  private func indicator(_ state: State, _ size: CGSize) -> [DrawCommand] {
    let width =
      state.device.isTablet ? 320 : state.isLandscape ? 240 : (state.device.size.width * 0.359).rounded()
    let bar = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    return [
      .fill(
        .roundedRect(bar, radii: CornerRadii(2.5), style: .circular), .color(state.isDark ? .white : .black))
    ]
  }
}
