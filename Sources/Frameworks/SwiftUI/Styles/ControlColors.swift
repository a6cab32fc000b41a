import Foundation
import ScrollworkUIKit

/// Colours of a control's parts other than its tint; nil for the system's.
struct ControlColors: Equatable {
  var thumb: Color?
  var track: Color?
}

private struct ControlColorsKey: EnvironmentKey { static var defaultValue: ControlColors { ControlColors() } }

/// How the segments of a segmented control look; nil for the system's.
struct SegmentLooks: Equatable {
  var selectedGround: UIColor?
  var font: UIFont?
  var selectedFont: UIFont?
  var color: UIColor?
  var selectedColor: UIColor?

  @MainActor init?(_ control: UISegmentedControl?) {
    guard let control else { return nil }
    selectedGround = control.selectedSegmentTintColor
    let (normal, selected) = (control.titleTextAttributes(for: .normal), control.titleTextAttributes(for: .selected))
    font = normal?[.font] as? UIFont
    selectedFont = selected?[.font] as? UIFont ?? font
    color = normal?[.foregroundColor] as? UIColor
    selectedColor = selected?[.foregroundColor] as? UIColor ?? color
  }
}

private struct SegmentLooksKey: EnvironmentKey { static var defaultValue: SegmentLooks? { nil } }

extension EnvironmentValues {
  /// What a control of UIKit says of its parts.
  var controlColors: ControlColors {
    get { self[ControlColorsKey.self] }
    set { self[ControlColorsKey.self] = newValue }
  }

  /// What a segmented control of UIKit says of its segments; nil for pickers, which look as `UISegmentedControl.appearance()` says.
  var segmentLooks: SegmentLooks? {
    get { self[SegmentLooksKey.self] }
    set { self[SegmentLooksKey.self] = newValue }
  }
}
