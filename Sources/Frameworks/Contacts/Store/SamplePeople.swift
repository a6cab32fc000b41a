import Foundation

/// The people on a new phone, as in Apple's simulator (as remembered: guess).
enum SamplePeople {
  static func records() -> [ContactRecord] { [kate, daniel, john, anna, hank, david] }

  private static var kate: ContactRecord {
    var person = person("177C371E-701D-42F8-A03B-C61CA31627F6", "Kate", "Bell")
    (person.organizationName, person.jobTitle) = ("Creative Consulting", "Producer")
    person.birthday = day(1978, 1, 20)
    person.phoneNumbers = [
      phone(CNLabelPhoneNumberMobile, "(555) 564-8583"), phone(CNLabelPhoneNumberMain, "(415) 555-3695"),
    ]
    person.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "kate-bell@mac.com" as NSString)]
    person.postalAddresses = [address(CNLabelWork, "165 Davis Street", "Hillsborough", "CA", "94010")]
    person.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "www.icloud.com" as NSString)]
    return person
  }

  private static var daniel: ContactRecord {
    var person = person("F57C8277-585D-4327-88A6-B5689FF69DFE", "Daniel", "Higgins")
    person.nameSuffix = "Jr."
    person.phoneNumbers = [
      phone(CNLabelHome, "555-478-7672"), phone(CNLabelPhoneNumberMobile, "(408) 555-5270"),
      phone(CNLabelPhoneNumberHomeFax, "(408) 555-3514"),
    ]
    person.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "d-higgins@mac.com" as NSString)]
    person.postalAddresses = [address(CNLabelHome, "332 Laguna Street", "Corte Madera", "CA", "94925")]
    person.contactRelations = [
      CNLabeledValue(label: CNLabelContactRelationSister, value: CNContactRelation(name: "Emily"))
    ]
    return person
  }

  private static var john: ContactRecord {
    var person = person("410FE041-5C4E-48DA-B4DE-04C15EA3DBAC", "John", "Appleseed")
    person.note = "College roommate"
    person.birthday = day(1980, 6, 22)
    person.phoneNumbers = [
      phone(CNLabelPhoneNumberMobile, "888-555-5512"), phone(CNLabelHome, "888-555-1212"),
    ]
    person.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "John-Appleseed@mac.com" as NSString)]
    person.postalAddresses = [
      address(CNLabelWork, "3494 Kuhl Avenue", "Atlanta", "GA", "30303"),
      address(CNLabelHome, "1234 Laurel Street", "Atlanta", "GA", "30303"),
    ]
    return person
  }

  private static var anna: ContactRecord {
    var person = person("AB211C5F-9EC9-429F-9466-B9382FF61035", "Anna", "Haro")
    person.nickname = "Annie"
    person.birthday = day(1985, 8, 29)
    person.phoneNumbers = [phone(CNLabelHome, "555-522-8243")]
    person.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "anna-haro@mac.com" as NSString)]
    person.postalAddresses = [address(CNLabelHome, "1001 Leavenworth Street", "Sausalito", "CA", "94965")]
    return person
  }

  private static var hank: ContactRecord {
    var person = person("2E73EE73-C03F-4D5F-B1E8-44E85A70F170", "Hank", "Zakroff")
    person.middleName = "M."
    (person.organizationName, person.jobTitle) = ("Financial Services Inc.", "Portfolio Manager")
    person.phoneNumbers = [phone(CNLabelWork, "(555) 766-4823"), phone(CNLabelOther, "(707) 555-1854")]
    person.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "hank-zakroff@mac.com" as NSString)]
    person.postalAddresses = [address(CNLabelWork, "1741 Kearny Street", "San Rafael", "CA", "94901")]
    return person
  }

  private static var david: ContactRecord {
    var person = person("E94CD15C-7964-4A9B-8AC4-10D7CFB791FD", "David", "Taylor")
    person.note = "Plays on Cole's Little League Baseball Team"
    person.birthday = day(1998, 6, 15)
    person.phoneNumbers = [phone(CNLabelHome, "555-610-6679")]
    person.postalAddresses = [address(CNLabelHome, "1747 Steuart Street", "Tiburon", "CA", "94920")]
    return person
  }

  private static func person(_ identifier: String, _ given: String, _ family: String) -> ContactRecord {
    var record = ContactRecord()
    (record.identifier, record.givenName, record.familyName) = (identifier, given, family)
    return record
  }

  private static func phone(_ label: String, _ number: String) -> CNLabeledValue<CNPhoneNumber> {
    CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number))
  }

  private static func address(
    _ label: String, _ street: String, _ city: String, _ state: String, _ code: String
  ) -> CNLabeledValue<CNPostalAddress> {
    var parts = AddressParts()
    (parts.street, parts.city, parts.state, parts.postalCode) = (street, city, state, code)
    (parts.country, parts.isoCountryCode) = ("USA", "us")
    return CNLabeledValue(label: label, value: CNPostalAddress(parts))
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: Calendar(identifier: .gregorian), year: year, month: month, day: day)
  }
}
