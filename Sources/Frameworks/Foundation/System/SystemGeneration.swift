import Foundation
import Synchronization

/// A generation of iOS: the look of the phone, and the version reported to apps.
public enum _SystemGeneration: Int, Sendable, Hashable, CaseIterable {
  /// iOS 18, the default.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26

  private static let chosen = Atomic<Int>(18)

  /// The phone's generation.
  public package(set) static var current: Self {
    get { Self(rawValue: chosen.load(ordering: .relaxed)) ?? .iOS18 }
    set { chosen.store(newValue.rawValue, ordering: .relaxed) }
  }

  /// The version reported to apps.
  public var version: OperatingSystemVersion {
    switch self {
    case .iOS18: OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
    // That of the images whose lengths are the look's.
    case .iOS26: OperatingSystemVersion(majorVersion: 26, minorVersion: 2, patchVersion: 0)
    }
  }

  /// The version as text.
  public var name: String { "\(version.majorVersion).\(version.minorVersion)" }

  fileprivate func isAtLeast(_ wanted: OperatingSystemVersion) -> Bool {
    let own = version
    return (own.majorVersion, own.minorVersion, own.patchVersion)
      >= (wanted.majorVersion, wanted.minorVersion, wanted.patchVersion)
  }
}

/// Returns whether the phone has this version of iOS or a newer one. Replaces `#available` in a project's source.
public func _iOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  _SystemGeneration.current.isAtLeast(
    OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
}

// Foundation's class reports Linux's version, so these replace its getters, as those of the launched app's arguments
// do.

/// `ProcessInfo.operatingSystemVersion`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
package func versionOfPhone() -> OperatingSystemVersion { _SystemGeneration.current.version }

/// `ProcessInfo.operatingSystemVersionString`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
package func versionStringOfPhone() -> String { "Version \(_SystemGeneration.current.name)" }

/// `ProcessInfo.isOperatingSystemAtLeast(_:)`.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
package func phoneIsAtLeast(_ version: OperatingSystemVersion) -> Bool { _SystemGeneration.current.isAtLeast(version) }
