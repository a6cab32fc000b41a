import Foundation
import Synchronization

/// The phone's language and region, as set by the person.
///
/// Foundation on Linux knows no person: its current locale is "en_001" whatever the environment says (`Locale_Cache.swift` in
/// swift-foundation), and nothing public changes that. Its getters below are looked up by the dynamic linker, which takes a
/// definition in the executable before one in a library, so `Date.formatted()`, `DateFormatter` and an app's own `Locale.current`
/// get the phone's. Their types are those of the getters, since the compiler too takes what has one name for one function.
public enum PhoneLocale {
  private static let setting = Mutex(Locale(identifier: "en_US"))

  /// Defaults to "en_US".
  public static var current: Locale {
    get { setting.withLock { $0 } }
    set { setting.withLock { $0 = newValue } }
  }
}

extension Locale {
  /// `current`
  @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
  public static func _phone() -> Locale { PhoneLocale.current }

  /// `autoupdatingCurrent`. A stored value does not follow later changes.
  @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
  public static func _phoneToFollow() -> Locale { PhoneLocale.current }

  /// `preferredLanguages`
  @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
  public static func _phoneLanguages() -> [String] { [PhoneLocale.current.identifier(.bcp47)] }
}

extension Calendar {
  /// `current`: the first weekday is that of the phone's region.
  @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
  public static func _phone() -> Calendar { PhoneLocale.current.calendar }

  /// `autoupdatingCurrent`. A stored value does not follow later changes.
  @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
  public static func _phoneToFollow() -> Calendar { PhoneLocale.current.calendar }
}
