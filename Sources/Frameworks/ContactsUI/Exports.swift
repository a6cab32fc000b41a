@_exported import ScrollworkContacts
@_exported import ScrollworkUIKit
