import ScrollworkFoundation

// The keys of the keychain and some of their values. Their strings are those in keychain dumps.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service.
public let kSecAttrService: CFString = "svce"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// The security domain of the server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The authentication type.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port.
public let kSecAttrPort: CFString = "port"
/// The path.
public let kSecAttrPath: CFString = "path"
/// The access group of apps.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether it is synchronized with other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Both synchronized and other items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The label.
public let kSecAttrLabel: CFString = "labl"
/// The description.
public let kSecAttrDescription: CFString = "desc"
/// The comment.
public let kSecAttrComment: CFString = "icmt"
/// Custom data of the app.
public let kSecAttrGeneric: CFString = "gena"
/// Whether it is invisible.
public let kSecAttrIsInvisible: CFString = "invi"
/// The creation date.
public let kSecAttrCreationDate: CFString = "cdat"
/// The modification date.
public let kSecAttrModificationDate: CFString = "mdat"
/// The class of a key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The type of a key.
public let kSecAttrKeyType: CFString = "type"
/// The size of a key in bits.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The app's tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The label of a key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The accessibility. Caveat: not enforced here.
public let kSecAttrAccessible: CFString = "pdmn"
/// The access control. Caveat: not enforced here.
public let kSecAttrAccessControl: CFString = "accc"
/// While the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// While the phone is unlocked, only on this device.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the first unlock, only on this device.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// While the phone is unlocked and has a passcode, only on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
@available(*, deprecated, message: "Protect it with kSecAttrAccessibleAfterFirstUnlock or more.")
public let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, only on this device.
@available(*, deprecated, message: "Protect it with kSecAttrAccessibleAfterFirstUnlock or more.")
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Whether to return the data.
public let kSecReturnData: CFString = "r_Data"
/// Whether to return the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether to return the certificate or key.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether to return a persistent reference: bytes that identify the item.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The maximum number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// A single result.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether matching ignores case. Caveat: it does not, here.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The secret data.
public let kSecValueData: CFString = "v_Data"
/// The authentication context.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether to use the keychain of iOS, as always.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The prompt for the person.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A certificate or key.
public let kSecValueRef: CFString = "v_Ref"
/// A persistent reference.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the person may be asked. Caveat: nobody is, here.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The person may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The person is not asked, and items that require it fail.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that require the person are skipped.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The person is not asked.
@available(iOS, deprecated: 9, message: "Use kSecUseAuthenticationUI.")
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"
/// The creator, as a number.
public let kSecAttrCreator: CFString = "crtr"
/// The type of an item, as a number.
public let kSecAttrType: CFString = "type"
/// Whether there is no password, so that the person is always asked.
public let kSecAttrIsNegative: CFString = "nega"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A NIST curve.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A NIST curve.
public let kSecAttrKeyTypeEC: CFString = "73"
