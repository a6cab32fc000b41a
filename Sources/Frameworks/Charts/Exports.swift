// Source that imports only Charts can still use view types.
@_exported import ScrollworkSwiftUI
