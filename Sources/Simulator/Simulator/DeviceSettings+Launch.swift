import Foundation
import ScrollworkUIKit

extension DeviceSettings {
  /// Applies the app's launch arguments about the phone, as on an iPhone: `-AppleLanguages (de)`, `-AppleLocale de_DE`
  /// and `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXL`. Of several languages the first counts.
  package mutating func takeLaunchArguments() {
    let said = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    if let name = said["UIPreferredContentSizeCategoryName"] as? String {
      textSize = UIContentSizeCategory(rawValue: name).textSize
    }
    let languages = (said["AppleLanguages"] as? String)?.split { "(), \"\n".contains($0) } ?? []
    let place = (said["AppleLocale"] as? String).map { Locale(identifier: $0) } ?? locale
    guard !languages.isEmpty || said["AppleLocale"] != nil else { return }
    // The language comes from the languages, everything else from the region.
    let language = languages.first.map { Locale.Language.Components(identifier: String($0)) }
    let spoken = language ?? Locale.Language.Components(identifier: locale.identifier)
    guard let code = spoken.languageCode else { return }
    locale = Locale(
      identifier: [code.identifier, spoken.script?.identifier, place.region?.identifier].compactMap(\.self)
        .joined(separator: "_"))
  }
}
