import ScrollworkFoundation

// Protocols of servers, and how these ask for passwords: the four letters that Apple's SecKeychain.h has.

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// An account of FTP.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AFP over AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP over TCP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// A proxy for HTTP.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// A proxy for HTTPS.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// A proxy for FTP.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// A proxy for RTSP.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// Remote Apple events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"

/// By NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// As Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// As Distributed Password.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// As Remote Password.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// By HTTP, in the open.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By HTTP, as a digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// In a form on a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// As the protocol does.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
