import Foundation

/// Reads vCards of the versions 2.1 to 4.0, as far as contacts can hold the data.
struct VCardReader {
  /// A line: its group, name, parameters and text.
  private struct Line {
    var group = ""
    var name = ""
    var types: Set<String> = []
    var parameters: [String: String] = [:]
    var value = ""
  }

  static func records(_ data: Data) throws -> [ContactRecord] {
    let text = String(decoding: data, as: UTF8.self)
    var records: [ContactRecord] = []
    var lines: [Line]?
    for line in unfolded(text).compactMap(parse) {
      let value = line.value.trimmingCharacters(in: .whitespaces).uppercased()
      if line.name == "BEGIN", value == "VCARD" {
        lines = []
      } else if line.name == "END", value == "VCARD" {
        guard let read = lines else { throw CNError(.vCardMalformed) }
        records.append(record(read))
        lines = nil
      } else {
        lines?.append(line)
      }
    }
    guard !records.isEmpty, lines == nil else { throw CNError(.vCardMalformed) }
    return records
  }

  /// Joins folded lines.
  private static func unfolded(_ text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1] += line.dropFirst()
      } else if let last = lines.last, last.hasSuffix("="), last.uppercased().contains("QUOTED-PRINTABLE") {
        lines[lines.count - 1] = String(last.dropLast()) + line
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  private static func parse(_ text: String) -> Line? {
    var isQuoted = false
    guard
      let colon = text.firstIndex(where: {
        if $0 == "\"" { isQuoted.toggle() }
        return $0 == ":" && !isQuoted
      })
    else { return nil }
    var line = Line()
    line.value = String(text[text.index(after: colon)...])
    var parts: [String] = [""]
    for letter in text[..<colon] {
      if letter == "\"" {
        isQuoted.toggle()
      } else if letter == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    let names = parts[0].split(separator: ".", maxSplits: 1)
    line.name = names.last.map { $0.uppercased() } ?? ""
    if names.count == 2 { line.group = names[0].lowercased() }
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 1 || pair[0].uppercased() == "TYPE" {
        line.types.formUnion((pair.last ?? "").uppercased().split(separator: ",").map(String.init))
      }
      if pair.count == 2, line.parameters[pair[0].uppercased()] == nil {
        line.parameters[pair[0].uppercased()] = pair[1]
      }
    }
    if line.parameters["ENCODING"]?.uppercased() == "QUOTED-PRINTABLE" || line.types.contains("QUOTED-PRINTABLE") {
      line.value = quotedPrintable(line.value)
    }
    return line
  }

  private static func quotedPrintable(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
  }

  // MARK: Contacts

  private static func record(_ lines: [Line]) -> ContactRecord {
    var record = ContactRecord()
    var labels: [String: String] = [:]
    var countries: [String: String] = [:]
    var fullName = ""
    for line in lines where !line.group.isEmpty {
      if line.name == "X-ABLABEL" { labels[line.group] = VCardText.plain(line.value) }
      if line.name == "X-ABADR" { countries[line.group] = VCardText.plain(line.value) }
    }
    // The preferred value comes first.
    for line in lines.filter({ $0.types.contains("PREF") }) + lines.filter({ !$0.types.contains("PREF") }) {
      if line.name == "FN" { fullName = VCardText.plain(line.value) }
      readText(line, &record)
      readValue(line, labels[line.group], countries[line.group] ?? "", &record)
    }
    let names = [record.givenName, record.familyName, record.organizationName]
    if names.allSatisfy(\.isEmpty), !fullName.isEmpty { record.givenName = fullName }
    return record
  }

  private static func readText(_ line: Line, _ record: inout ContactRecord) {
    let text = VCardText.plain(line.value)
    let fields = VCardText.split(line.value, at: ";")
    func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }
    switch line.name {
    case "N":
      (record.familyName, record.givenName, record.middleName) = (field(0), field(1), field(2))
      (record.namePrefix, record.nameSuffix) = (field(3), field(4))
    case "NICKNAME": record.nickname = text
    case "X-MAIDENNAME": record.previousFamilyName = text
    case "X-PHONETIC-FIRST-NAME": record.phoneticGivenName = text
    case "X-PHONETIC-MIDDLE-NAME": record.phoneticMiddleName = text
    case "X-PHONETIC-LAST-NAME": record.phoneticFamilyName = text
    case "X-PHONETIC-ORG": record.phoneticOrganizationName = text
    case "ORG": (record.organizationName, record.departmentName) = (field(0), field(1))
    case "TITLE": record.jobTitle = text
    case "NOTE": record.note = text
    case "X-ABSHOWAS": if text.uppercased() == "COMPANY" { record.contactType = .organization }
    case "BDAY":
      record.birthday = VCardText.date(text, omittedYear: line.parameters["X-APPLE-OMIT-YEAR"].flatMap { Int($0) })
    case "PHOTO":
      let bytes = text.hasPrefix("data:") ? String(text.drop { $0 != "," }.dropFirst()) : text
      record.imageData = Data(base64Encoded: bytes, options: .ignoreUnknownCharacters)
    default: break
    }
  }

  private static func readValue(
    _ line: Line, _ ownLabel: String?, _ country: String, _ record: inout ContactRecord
  ) {
    let text = VCardText.plain(line.value)
    let label = ownLabel ?? VCardText.label(line.types)
    switch line.name {
    case "TEL":
      let number = text.hasPrefix("tel:") ? String(text.dropFirst(4)) : text
      record.phoneNumbers.append(
        CNLabeledValue(
          label: ownLabel ?? VCardText.phoneLabel(line.types), value: CNPhoneNumber(stringValue: number)))
    case "EMAIL": record.emailAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "URL": record.urlAddresses.append(CNLabeledValue(label: label, value: text as NSString))
    case "ADR":
      let fields = VCardText.split(line.value, at: ";")
      func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }
      var parts = AddressParts()
      (parts.subLocality, parts.street, parts.city) = (field(1), field(2), field(3))
      (parts.state, parts.postalCode, parts.country) = (field(4), field(5), field(6))
      parts.isoCountryCode = country
      record.postalAddresses.append(CNLabeledValue(label: label, value: CNPostalAddress(parts)))
    case "X-ABDATE", "ANNIVERSARY":
      guard let date = VCardText.date(text, omittedYear: 1604) else { break }
      record.dates.append(CNLabeledValue(label: label ?? CNLabelDateAnniversary, value: date as NSDateComponents))
    case "X-ABRELATEDNAMES":
      record.contactRelations.append(CNLabeledValue(label: label, value: CNContactRelation(name: text)))
    case "X-SOCIALPROFILE":
      let service = line.types.subtracting(["PREF"]).first.map { $0.lowercased() }
      let profile = CNSocialProfile(
        urlString: text, username: line.parameters["X-USER"], userIdentifier: nil, service: service)
      record.socialProfiles.append(CNLabeledValue(label: label, value: profile))
    case "IMPP":
      let name = text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) } ?? text
      let service = line.parameters["X-SERVICE-TYPE"] ?? String(text.prefix { $0 != ":" })
      record.instantMessageAddresses.append(
        CNLabeledValue(label: label, value: CNInstantMessageAddress(username: name, service: service)))
    default: break
    }
  }
}
