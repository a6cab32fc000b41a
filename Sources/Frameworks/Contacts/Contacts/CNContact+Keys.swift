import Foundation

extension CNContact {
  /// The keys of all properties.
  static let allKeys: Set<String> = [
    CNContactIdentifierKey,
    CNContactNamePrefixKey,
    CNContactGivenNameKey,
    CNContactMiddleNameKey,
    CNContactFamilyNameKey,
    CNContactPreviousFamilyNameKey,
    CNContactNameSuffixKey,
    CNContactNicknameKey,
    CNContactOrganizationNameKey,
    CNContactDepartmentNameKey,
    CNContactJobTitleKey,
    CNContactPhoneticGivenNameKey,
    CNContactPhoneticMiddleNameKey,
    CNContactPhoneticFamilyNameKey,
    CNContactPhoneticOrganizationNameKey,
    CNContactBirthdayKey,
    CNContactNonGregorianBirthdayKey,
    CNContactNoteKey,
    CNContactImageDataKey,
    CNContactThumbnailImageDataKey,
    CNContactImageDataAvailableKey,
    CNContactTypeKey,
    CNContactPhoneNumbersKey,
    CNContactEmailAddressesKey,
    CNContactPostalAddressesKey,
    CNContactDatesKey,
    CNContactUrlAddressesKey,
    CNContactRelationsKey,
    CNContactSocialProfilesKey,
    CNContactInstantMessageAddressesKey,
  ]

  /// Returns the localized name of a property, such as "last name", in English (the words: guess).
  public class func localizedString(forKey key: String) -> String { words[key] ?? key }

  private static let words = [
    CNContactNamePrefixKey: "prefix",
    CNContactGivenNameKey: "first name",
    CNContactMiddleNameKey: "middle name",
    CNContactFamilyNameKey: "last name",
    CNContactPreviousFamilyNameKey: "maiden name",
    CNContactNameSuffixKey: "suffix",
    CNContactNicknameKey: "nickname",
    CNContactOrganizationNameKey: "company",
    CNContactDepartmentNameKey: "department",
    CNContactJobTitleKey: "job title",
    CNContactPhoneticGivenNameKey: "phonetic first name",
    CNContactPhoneticMiddleNameKey: "phonetic middle name",
    CNContactPhoneticFamilyNameKey: "phonetic last name",
    CNContactPhoneticOrganizationNameKey: "phonetic company name",
    CNContactBirthdayKey: "birthday",
    CNContactNonGregorianBirthdayKey: "alternate birthday",
    CNContactNoteKey: "notes",
    CNContactImageDataKey: "photo",
    CNContactThumbnailImageDataKey: "photo",
    CNContactTypeKey: "type",
    CNContactPhoneNumbersKey: "phone",
    CNContactEmailAddressesKey: "email",
    CNContactPostalAddressesKey: "address",
    CNContactDatesKey: "date",
    CNContactUrlAddressesKey: "url",
    CNContactRelationsKey: "related name",
    CNContactSocialProfilesKey: "social profile",
    CNContactInstantMessageAddressesKey: "instant message",
  ]
}

extension CNContact: _KeyValueCoded {
  public func _value(ofKey key: String) -> Any? {
    switch key {
    case CNContactIdentifierKey: identifier
    case CNContactNamePrefixKey: namePrefix
    case CNContactGivenNameKey: givenName
    case CNContactMiddleNameKey: middleName
    case CNContactFamilyNameKey: familyName
    case CNContactPreviousFamilyNameKey: previousFamilyName
    case CNContactNameSuffixKey: nameSuffix
    case CNContactNicknameKey: nickname
    case CNContactOrganizationNameKey: organizationName
    case CNContactDepartmentNameKey: departmentName
    case CNContactJobTitleKey: jobTitle
    case CNContactPhoneticGivenNameKey: phoneticGivenName
    case CNContactPhoneticMiddleNameKey: phoneticMiddleName
    case CNContactPhoneticFamilyNameKey: phoneticFamilyName
    case CNContactPhoneticOrganizationNameKey: phoneticOrganizationName
    case CNContactBirthdayKey: birthday
    case CNContactNonGregorianBirthdayKey: nonGregorianBirthday
    case CNContactNoteKey: note
    case CNContactImageDataKey: imageData
    case CNContactThumbnailImageDataKey: thumbnailImageData
    case CNContactImageDataAvailableKey: imageDataAvailable
    case CNContactTypeKey: contactType.rawValue
    case CNContactPhoneNumbersKey: phoneNumbers
    case CNContactEmailAddressesKey: emailAddresses
    case CNContactPostalAddressesKey: postalAddresses
    case CNContactDatesKey: dates
    case CNContactUrlAddressesKey: urlAddresses
    case CNContactRelationsKey: contactRelations
    case CNContactSocialProfilesKey: socialProfiles
    case CNContactInstantMessageAddressesKey: instantMessageAddresses
    default: nil
    }
  }
}
