import Foundation

/// The name of the error that ends an app on iOS which asks a contact for what was not fetched. Caveat: here the property is
/// empty instead, and the terminal says so.
public let CNContactPropertyNotFetchedExceptionName = "CNContactPropertyNotFetchedException"

/// Names the property that tells the contact apart.
public let CNContactIdentifierKey = "identifier"
/// Names the property that comes before the name, such as a title.
public let CNContactNamePrefixKey = "namePrefix"
/// Names the property with the given name.
public let CNContactGivenNameKey = "givenName"
/// Names the property with the middle name.
public let CNContactMiddleNameKey = "middleName"
/// Names the property with the family name.
public let CNContactFamilyNameKey = "familyName"
/// Names the property with the family name before a marriage.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// Names the property that comes after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// Names the property with the nickname.
public let CNContactNicknameKey = "nickname"
/// Names the property with the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// Names the property with the department.
public let CNContactDepartmentNameKey = "departmentName"
/// Names the property with the job.
public let CNContactJobTitleKey = "jobTitle"
/// Names the property that says how the given name sounds.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// Names the property that says how the middle name sounds.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// Names the property that says how the family name sounds.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// Names the property that says how the organization sounds.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// Names the property with the birthday.
public let CNContactBirthdayKey = "birthday"
/// Names the property with the birthday in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// Names the property with a note.
public let CNContactNoteKey = "note"
/// Names the property with the picture.
public let CNContactImageDataKey = "imageData"
/// Names the property with the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Names the property that says whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// Names the property that says whether it is a person.
public let CNContactTypeKey = "contactType"
/// Names the property with the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Names the property with the addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Names the property with the addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Names the property with dates.
public let CNContactDatesKey = "dates"
/// Names the property with the addresses on the web.
public let CNContactUrlAddressesKey = "urlAddresses"
/// Names the property with other people.
public let CNContactRelationsKey = "contactRelations"
/// Names the property with profiles in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"
/// Names the property with addresses for messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
