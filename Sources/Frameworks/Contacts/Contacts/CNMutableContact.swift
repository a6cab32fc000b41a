import Foundation

/// A contact that the app can change. The phone's contacts remain unchanged until a `CNSaveRequest` is executed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  private func set<Value>(_ key: String, _ path: WritableKeyPath<ContactRecord, Value>, _ value: Value) {
    record[keyPath: path] = value
    keys?.insert(key)
  }

  open override var contactType: CNContactType {
    get { super.contactType }
    set { set(CNContactTypeKey, \.contactType, newValue) }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { set(CNContactNamePrefixKey, \.namePrefix, newValue) }
  }
  open override var givenName: String {
    get { super.givenName }
    set { set(CNContactGivenNameKey, \.givenName, newValue) }
  }
  open override var middleName: String {
    get { super.middleName }
    set { set(CNContactMiddleNameKey, \.middleName, newValue) }
  }
  open override var familyName: String {
    get { super.familyName }
    set { set(CNContactFamilyNameKey, \.familyName, newValue) }
  }
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { set(CNContactPreviousFamilyNameKey, \.previousFamilyName, newValue) }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { set(CNContactNameSuffixKey, \.nameSuffix, newValue) }
  }
  open override var nickname: String {
    get { super.nickname }
    set { set(CNContactNicknameKey, \.nickname, newValue) }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { set(CNContactOrganizationNameKey, \.organizationName, newValue) }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { set(CNContactDepartmentNameKey, \.departmentName, newValue) }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { set(CNContactJobTitleKey, \.jobTitle, newValue) }
  }
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { set(CNContactPhoneticGivenNameKey, \.phoneticGivenName, newValue) }
  }
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { set(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName, newValue) }
  }
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { set(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName, newValue) }
  }
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { set(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName, newValue) }
  }
  open override var note: String {
    get { super.note }
    set { set(CNContactNoteKey, \.note, newValue) }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set {
      set(CNContactImageDataKey, \.imageData, newValue)
      keys?.formUnion([CNContactThumbnailImageDataKey, CNContactImageDataAvailableKey])
    }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { set(CNContactBirthdayKey, \.birthday, newValue) }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { set(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday, newValue) }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { set(CNContactPhoneNumbersKey, \.phoneNumbers, newValue) }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { set(CNContactEmailAddressesKey, \.emailAddresses, newValue) }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { set(CNContactPostalAddressesKey, \.postalAddresses, newValue) }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { set(CNContactUrlAddressesKey, \.urlAddresses, newValue) }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { set(CNContactRelationsKey, \.contactRelations, newValue) }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { set(CNContactSocialProfilesKey, \.socialProfiles, newValue) }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { set(CNContactInstantMessageAddressesKey, \.instantMessageAddresses, newValue) }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { set(CNContactDatesKey, \.dates, newValue) }
  }
}
