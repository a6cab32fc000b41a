import DisplayList
import Foundation
import Simulator

@testable import BrowserHost

/// Shorthands for building display lists.
func fragment(
  _ key: UInt64, version: UInt64 = 1, at offset: CGPoint = .zero, size: CGSize = CGSize(width: 100, height: 50),
  effects: Fragment.Effects = .none, commands: [DrawCommand] = [], following: Fragment.Following? = nil,
  _ children: [Fragment] = []
) -> Fragment {
  Fragment(
    key: FragmentKey(rawValue: key), version: version, offset: offset, size: size, effects: effects, commands: commands,
    children: children, following: following)
}

func accessible(
  _ key: UInt64, _ role: AccessibilityRole = .button, label: String = "", y: CGFloat = 0,
  _ children: [AccessibilityNode] = []
) -> AccessibilityNode {
  AccessibilityNode(
    key: FragmentKey(rawValue: key), role: role, label: label, value: "", hint: "", identifier: "", isEnabled: true,
    isSelected: false, isFocused: false, frame: CGRect(x: 0, y: y, width: 10, height: 10), children: children)
}

func state(
  _ root: Fragment, accessibility: AccessibilityNode = accessible(1, .application), dark: Bool = false,
  counters: [Int] = [1, 0, 0, 40, 1, 20, 150], accessibilityVersion: Int = 0
) -> ScreenState {
  var settings = DeviceSettings()
  settings.isDark = dark
  return ScreenState(
    displayList: DisplayList(size: CGSize(width: 393, height: 852), scale: 3, background: .white, root: root),
    accessibility: AccessibilityOutline(accessibility), phone: PhoneState(device: Device.all[0], settings: settings),
    counters: CounterValues(values: counters), accessibilityVersion: accessibilityVersion)
}

/// Returns a parsed patch; nil if none is needed.
@MainActor
func patch(from old: ScreenState?, to new: ScreenState, evenIfOnlyCounters: Bool = true) throws -> [String: Any]? {
  guard let text = message(from: old, to: new, evenIfOnlyCounters: evenIfOnlyCounters) else { return nil }
  return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
}

@MainActor
func message(from old: ScreenState?, to new: ScreenState, evenIfOnlyCounters: Bool = true) -> String? {
  PatchWriter.message(
    number: 123_456, from: old, to: new, evenIfOnlyCounters: evenIfOnlyCounters, bitmaps: BitmapStore())
}

/// Returns the operations of a patch as compact JSON, one string each.
@MainActor
func operations(_ old: Fragment, _ new: Fragment) throws -> [String] {
  let list = try patch(from: state(old), to: state(new))?["o"] as? [Any] ?? []
  return try list.map {
    String(
      decoding: try JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys, .withoutEscapingSlashes]),
      as: UTF8.self)
  }
}
