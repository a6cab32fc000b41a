import Foundation

/// The stored data of a contact. Its values are immutable.
struct ContactRecord: Equatable, @unchecked Sendable {
  var identifier = UUID().uuidString
  var contactType = CNContactType.person
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var phoneticOrganizationName = ""
  var note = ""
  var imageData: Data?
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []

  /// Copies some properties from another record.
  mutating func take(_ keys: Set<String>, from other: ContactRecord) {
    for key in keys {
      switch key {
      case CNContactTypeKey: contactType = other.contactType
      case CNContactNamePrefixKey: namePrefix = other.namePrefix
      case CNContactGivenNameKey: givenName = other.givenName
      case CNContactMiddleNameKey: middleName = other.middleName
      case CNContactFamilyNameKey: familyName = other.familyName
      case CNContactPreviousFamilyNameKey: previousFamilyName = other.previousFamilyName
      case CNContactNameSuffixKey: nameSuffix = other.nameSuffix
      case CNContactNicknameKey: nickname = other.nickname
      case CNContactOrganizationNameKey: organizationName = other.organizationName
      case CNContactDepartmentNameKey: departmentName = other.departmentName
      case CNContactJobTitleKey: jobTitle = other.jobTitle
      case CNContactPhoneticGivenNameKey: phoneticGivenName = other.phoneticGivenName
      case CNContactPhoneticMiddleNameKey: phoneticMiddleName = other.phoneticMiddleName
      case CNContactPhoneticFamilyNameKey: phoneticFamilyName = other.phoneticFamilyName
      case CNContactPhoneticOrganizationNameKey: phoneticOrganizationName = other.phoneticOrganizationName
      case CNContactNoteKey: note = other.note
      case CNContactImageDataKey: imageData = other.imageData
      case CNContactBirthdayKey: birthday = other.birthday
      case CNContactNonGregorianBirthdayKey: nonGregorianBirthday = other.nonGregorianBirthday
      case CNContactPhoneNumbersKey: phoneNumbers = other.phoneNumbers
      case CNContactEmailAddressesKey: emailAddresses = other.emailAddresses
      case CNContactPostalAddressesKey: postalAddresses = other.postalAddresses
      case CNContactUrlAddressesKey: urlAddresses = other.urlAddresses
      case CNContactRelationsKey: contactRelations = other.contactRelations
      case CNContactSocialProfilesKey: socialProfiles = other.socialProfiles
      case CNContactInstantMessageAddressesKey: instantMessageAddresses = other.instantMessageAddresses
      case CNContactDatesKey: dates = other.dates
      default: break
      }
    }
  }
}
