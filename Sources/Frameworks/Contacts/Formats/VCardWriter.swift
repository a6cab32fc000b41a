import Foundation

/// Writes vCards as iOS does: with groups for labels that vCard lacks.
struct VCardWriter {
  private var lines: [String] = []
  private var groups = 0

  static func data(_ records: [ContactRecord]) -> Data {
    var writer = VCardWriter()
    for record in records { writer.write(record) }
    return Data(writer.lines.map { $0 + "\r\n" }.joined().utf8)
  }

  private mutating func write(_ record: ContactRecord) {
    lines += ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Scrollwork//iPhone OS 17.0//EN"]
    lines.append(
      "N:"
        + fields([record.familyName, record.givenName, record.middleName, record.namePrefix, record.nameSuffix]))
    let name = CNContactFormatter.string(from: CNContact(record, keys: nil), style: .fullName) ?? ""
    lines.append("FN:" + VCardText.escaped(name))
    line("NICKNAME", record.nickname)
    line("X-MAIDENNAME", record.previousFamilyName)
    line("X-PHONETIC-FIRST-NAME", record.phoneticGivenName)
    line("X-PHONETIC-MIDDLE-NAME", record.phoneticMiddleName)
    line("X-PHONETIC-LAST-NAME", record.phoneticFamilyName)
    line("X-PHONETIC-ORG", record.phoneticOrganizationName)
    if !record.organizationName.isEmpty || !record.departmentName.isEmpty {
      lines.append("ORG:" + fields([record.organizationName, record.departmentName]))
    }
    line("TITLE", record.jobTitle)
    for (index, mail) in record.emailAddresses.enumerated() {
      labeled("EMAIL;type=INTERNET", mail.label, index, VCardText.escaped(mail.value as String))
    }
    for (index, phone) in record.phoneNumbers.enumerated() {
      let known = VCardText.phoneTypes[phone.label ?? ""]
      labeled("TEL", phone.label, index, VCardText.escaped(phone.value.stringValue), types: known)
    }
    for (index, address) in record.postalAddresses.enumerated() { write(address, index) }
    for (index, page) in record.urlAddresses.enumerated() {
      labeled("URL", page.label, index, VCardText.escaped(page.value as String))
    }
    line("NOTE", record.note)
    if let birthday = record.birthday { lines.append("BDAY" + VCardText.date(birthday)) }
    for (index, date) in record.dates.enumerated() {
      let text = VCardText.date(date.value as DateComponents)
      labeled("X-ABDATE", date.label, index, String(text.drop { $0 != ":" }.dropFirst()), isGrouped: true)
    }
    for (index, person) in record.contactRelations.enumerated() {
      labeled("X-ABRELATEDNAMES", person.label, index, VCardText.escaped(person.value.name), isGrouped: true)
    }
    for profile in record.socialProfiles.map(\.value) {
      let user = profile.username.isEmpty ? "" : ";x-user=\(VCardText.parameter(profile.username))"
      let service = VCardText.parameter(profile.service.lowercased())
      lines.append("X-SOCIALPROFILE;type=\(service)\(user):" + VCardText.escaped(profile.urlString))
    }
    for (index, address) in record.instantMessageAddresses.enumerated() {
      let service = VCardText.parameter(address.value.service)
      labeled(
        "IMPP;X-SERVICE-TYPE=\(service)", address.label, index, "x-apple:" + VCardText.escaped(address.value.username))
    }
    if record.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
    lines.append("END:VCARD")
  }

  private mutating func write(_ address: CNLabeledValue<CNPostalAddress>, _ index: Int) {
    let value = address.value
    let text = fields(["", value.subLocality, value.street, value.city, value.state, value.postalCode, value.country])
    labeled("ADR", address.label, index, text, isGrouped: !value.isoCountryCode.isEmpty)
    guard !value.isoCountryCode.isEmpty else { return }
    lines.append("item\(groups).X-ABADR:" + VCardText.escaped(value.isoCountryCode))
  }

  private mutating func line(_ name: String, _ value: String) {
    if !value.isEmpty { lines.append("\(name):" + VCardText.escaped(value)) }
  }

  private func fields(_ values: [String]) -> String { values.map(VCardText.escaped).joined(separator: ";") }

  /// Writes one of several values; the first is the preferred one.
  private mutating func labeled(
    _ name: String, _ label: String?, _ index: Int, _ text: String, types: [String]? = nil, isGrouped: Bool = false
  ) {
    let known = types ?? VCardText.types[label ?? ""].map { [$0] }
    let preferred = index == 0 ? ";type=pref" : ""
    let kinds = known.map { $0.map { ";type=\($0)" }.joined() } ?? ""
    let hasOwnLabel = label?.isEmpty == false && (known == nil || isGrouped && types == nil && !name.hasPrefix("ADR"))
    guard hasOwnLabel || isGrouped else {
      lines.append("\(name)\(kinds)\(preferred):\(text)")
      return
    }
    groups += 1
    lines.append("item\(groups).\(name)\(hasOwnLabel ? "" : kinds)\(preferred):\(text)")
    if hasOwnLabel, let label { lines.append("item\(groups).X-ABLabel:" + VCardText.escaped(label)) }
  }
}
