// Source that imports only Charts names views all the same.
@_exported import ScrollworkSwiftUI
