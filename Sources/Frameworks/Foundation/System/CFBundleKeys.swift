/// The key of the bundle's identifier in its Info.plist.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the build's number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the executable's name.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language of the bundle's development.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the languages of the bundle.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
/// The key of the version of the Info.plist's format.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
