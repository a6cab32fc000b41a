import Foundation

/// The name of the exception that ends an app on iOS when it reads a property that was not fetched. Caveat: here the
/// property is empty instead, and the terminal reports it.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"

/// The key of the contact's identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the name prefix, such as a title.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the previous family name.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The key of the name suffix.
public let CNContactNameSuffixKey = "nameSuffix"
/// The key of the nickname.
public let CNContactNicknameKey = "nickname"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the department.
public let CNContactDepartmentNameKey = "departmentName"
/// The key of the job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of the phonetic given name.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The key of the phonetic middle name.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The key of the phonetic family name.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The key of the phonetic organization.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of the birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The key of a note.
public let CNContactNoteKey = "note"
/// The key of the image.
public let CNContactImageDataKey = "imageData"
/// The key of the thumbnail.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key that says whether there is an image.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of the contact type.
public let CNContactTypeKey = "contactType"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the e-mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of dates.
public let CNContactDatesKey = "dates"
/// The key of the web addresses.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The key of related people.
public let CNContactRelationsKey = "contactRelations"
/// The key of profiles in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The key of instant message addresses.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
