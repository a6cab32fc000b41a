import Contacts
import Foundation
import SimulatorTesting
import Testing

@Suite("Formats of contacts", .simulator(.iPhoneSE)) @MainActor
struct ContactFormatTests {
  private func contact(_ change: (CNMutableContact) -> Void) -> CNMutableContact {
    let contact = CNMutableContact()
    change(contact)
    return contact
  }

  @Test("given names, when they are written, then parts, order and spaces are those of their letters")
  func names() {
    // Given
    let western = contact {
      ($0.namePrefix, $0.givenName, $0.middleName) = ("Dr.", "Daniel", "M.")
      ($0.familyName, $0.nameSuffix) = ("Higgins", "Jr.")
    }
    let eastern = contact { ($0.givenName, $0.familyName) = ("太郎", "山田") }
    let company = contact { $0.organizationName = "Example Ltd." }
    // Then
    #expect(CNContactFormatter.string(from: western, style: .fullName) == "Dr. Daniel M. Higgins Jr.")
    #expect(CNContactFormatter.string(from: eastern, style: .fullName) == "山田太郎")
    #expect(CNContactFormatter.nameOrder(for: eastern) == .familyNameFirst)
    #expect(CNContactFormatter.nameOrder(for: western) == .givenNameFirst)
    #expect(CNContactFormatter().string(from: company) == "Example Ltd.")
    #expect(CNContactFormatter().string(from: CNContact()) == nil)
  }

  @Test("given addresses, when they are written, then lines are in the order of their countries")
  func addresses() {
    // Given
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state) = ("1 Main Street", "Springfield", "IL")
    (address.postalCode, address.country, address.isoCountryCode) = ("62701", "USA", "us")
    // Then
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Main Street\nSpringfield IL 62701\nUSA")
    // When
    (address.state, address.country, address.isoCountryCode) = ("", "Deutschland", "de")
    // Then
    #expect(CNPostalAddressFormatter().string(from: address) == "1 Main Street\n62701 Springfield\nDeutschland")
  }

  @Test("given a contact, when it is written as a vCard and read again, then it is the same but for its identifier")
  func cards() throws {
    // Given
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.isoCountryCode) = ("1 Main Street\nFloor 2; left", "Springfield", "us")
    let written = contact {
      ($0.givenName, $0.familyName, $0.jobTitle) = ("Zoë", "O'Neil, Esq", "Cook")
      ($0.organizationName, $0.note) = ("A;B", "first\nsecond \\ third")
      $0.phoneNumbers = [
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 (555) 010-9999")),
        CNLabeledValue(label: "Boat", value: CNPhoneNumber(stringValue: "112")),
        CNLabeledValue(label: CNLabelPhoneNumberWorkFax, value: CNPhoneNumber(stringValue: "113")),
      ]
      $0.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "zoe@example.com" as NSString)]
      $0.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "https://example.com" as NSString)]
      $0.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
      $0.contactRelations = [CNLabeledValue(label: CNLabelContactRelationSister, value: CNContactRelation(name: "Eve"))]
      $0.birthday = DateComponents(month: 2, day: 29)
    }
    // When
    let data = try CNContactVCardSerialization.data(with: [written])
    let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
    // Then
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("BEGIN:VCARD\r\nVERSION:3.0\r\n") && text.hasSuffix("END:VCARD\r\n"))
    #expect(text.contains("TEL;type=CELL;type=VOICE;type=pref:+1 (555) 010-9999\r\n"))
    #expect(read.identifier != written.identifier)
    #expect(read.familyName == written.familyName && read.givenName == "Zoë" && read.jobTitle == "Cook")
    #expect(read.organizationName == "A;B" && read.note == "first\nsecond \\ third")
    #expect(read.phoneNumbers == written.phoneNumbers)
    #expect(read.emailAddresses == written.emailAddresses && read.urlAddresses == written.urlAddresses)
    #expect(read.postalAddresses.first?.value.street == "1 Main Street\nFloor 2; left")
    #expect(read.postalAddresses.first?.value.isoCountryCode == "us")
    #expect(read.postalAddresses.first?.label == CNLabelHome)
    #expect(read.contactRelations == written.contactRelations)
    #expect(read.birthday?.month == 2 && read.birthday?.day == 29 && read.birthday?.year == nil)
  }

  @Test(
    "given vCards of other programs, when they are read, then folded lines, quoted text and pictures are understood")
  func otherCards() throws {
    // Given
    let text = """
      BEGIN:VCARD
      VERSION:2.1
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Anna
      TEL;CELL:123
      PHOTO;ENCODING=b;TYPE=PNG:AAEC
       AwQ=
      END:VCARD
      BEGIN:VCARD
      VERSION:4.0
      FN:Only Name
      BDAY:19800622
      END:VCARD
      """
    // When
    let contacts = try CNContactVCardSerialization.contacts(with: Data(text.utf8))
    // Then
    #expect(contacts.map(\.familyName) == ["Müller", ""])
    #expect(contacts.first?.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(contacts.first?.imageData == Data([0, 1, 2, 3, 4]))
    #expect(contacts.last?.givenName == "Only Name" && contacts.last?.birthday?.year == 1980)
    #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("x".utf8)) }
  }

  @Test("given a contact with a picture, when it is archived and read again, then it is the same")
  func archive() throws {
    // Given
    let contact = contact {
      $0.givenName = "Ada"
      $0.imageData = Data([1, 2, 3])
      $0.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "112"))]
    }
    // When
    let data = try NSKeyedArchiver.archivedData(withRootObject: contact.copy(), requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data)
    // Then
    #expect(read == contact.copy() as? CNContact)
    #expect(read?.identifier == contact.identifier && read?.imageData == Data([1, 2, 3]))
    #expect(read?.phoneNumbers.first?.value.stringValue == "112")
  }
}
