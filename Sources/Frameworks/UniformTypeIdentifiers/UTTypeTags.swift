import Foundation
import ScrollworkFoundation

// The lookup of types before UTType.

/// The class of file extensions.
@available(iOS, deprecated: 15, renamed: "UTTagClass.filenameExtension")
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of media types.
@available(iOS, deprecated: 15, renamed: "UTTagClass.mimeType")
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the identifier of a tag's type; nil for an unknown class of tags.
@available(iOS, deprecated: 15, message: "Use UTType.")
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let parent = inConformingToUTI.flatMap { UTType($0 as String) } ?? .data
  let type: UTType? =
    switch inTagClass as String {
    case "public.filename-extension": UTType(filenameExtension: inTag as String, conformingTo: parent)
    case "public.mime-type": UTType(mimeType: inTag as String, conformingTo: parent)
    default: nil
    }
  return type.map { .passRetained($0.identifier as CFString) }
}

/// Returns the preferred tag of a type; nil if there is none.
@available(iOS, deprecated: 15, message: "Use UTType.")
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(inUTI as String)
  let tag =
    switch inTagClass as String {
    case "public.filename-extension": type?.preferredFilenameExtension
    case "public.mime-type": type?.preferredMIMEType
    default: String?.none
    }
  return tag.map { .passRetained($0 as CFString) }
}

/// Returns whether a type conforms to another one.
@available(iOS, deprecated: 15, message: "Use UTType.")
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let parent = UTType(inConformsToUTI as String) else { return false }
  return type.conforms(to: parent)
}
