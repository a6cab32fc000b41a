import ScrollworkFoundation

// The keys of the keychain and some of their values. The strings behind the names are those that dumps of keychains
// show.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// Whose it is.
public let kSecAttrAccount: CFString = "acct"
/// What it is for.
public let kSecAttrService: CFString = "svce"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The part of the server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the server asks for it.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// The apps that share it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// It goes to the person's other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether it goes to other devices or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// What the person calls it.
public let kSecAttrLabel: CFString = "labl"
/// What kind it is, in words.
public let kSecAttrDescription: CFString = "desc"
/// A remark.
public let kSecAttrComment: CFString = "icmt"
/// Bytes of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The person does not see it.
public let kSecAttrIsInvisible: CFString = "invi"
/// When it was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether a key is public.
public let kSecAttrKeyClass: CFString = "kcls"
/// The kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// The length of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The app's name for a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// What finds a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// When it can be read. Caveat: always, here.
public let kSecAttrAccessible: CFString = "pdmn"
/// What the person has to do first. Caveat: nothing, here.
public let kSecAttrAccessControl: CFString = "accc"
/// While the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Since the phone was unlocked first.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the phone is unlocked, on this one.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Since the phone was unlocked first, on this one.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the phone is unlocked and has a passcode, on this one.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// At any time.
@available(*, deprecated, message: "Protect it with kSecAttrAccessibleAfterFirstUnlock or more.")
public let kSecAttrAccessibleAlways: CFString = "dk"
/// At any time, on this one.
@available(*, deprecated, message: "Protect it with kSecAttrAccessibleAfterFirstUnlock or more.")
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// What is secret is wanted.
public let kSecReturnData: CFString = "r_Data"
/// The properties are wanted.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The certificate or key itself is wanted.
public let kSecReturnRef: CFString = "r_Ref"
/// A lasting reference is wanted: bytes that find the item again.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many are wanted.
public let kSecMatchLimit: CFString = "m_Limit"
/// One is wanted.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All are wanted.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Capitals count as small letters. Caveat: they do not, here.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// What is secret.
public let kSecValueData: CFString = "v_Data"
/// Who was asked already.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The keychain of iOS, which it always is.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// What the person is told.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A certificate or key.
public let kSecValueRef: CFString = "v_Ref"
/// What finds an item again.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the person may be asked. Caveat: nobody is, here.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The person may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The person is not asked, and what needs it fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// What needs the person is left out.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The person is not asked.
@available(iOS, deprecated: 9, message: "Use kSecUseAuthenticationUI.")
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// Who made the item, as a number.
public let kSecAttrCreator: CFString = "crtr"
/// The kind of an item, as a number.
public let kSecAttrType: CFString = "type"
/// There is no password, and the person is to be asked each time.
public let kSecAttrIsNegative: CFString = "nega"
/// A key for everybody.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A key that only its owner has.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key for both directions.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A curve of NIST.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A curve of NIST.
public let kSecAttrKeyTypeEC: CFString = "73"
