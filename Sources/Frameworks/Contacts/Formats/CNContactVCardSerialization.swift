import Foundation

/// Writes contacts as vCards of version 3.0, and reads vCards.
open class CNContactVCardSerialization: NSObject {
  /// What has to be fetched of contacts that are to be written.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys(CNContact.allKeys) }

  /// Contacts as text in UTF-8, with their names, telephones, addresses, dates, profiles and notes. As on iOS, pictures are
  /// not written (seen).
  open class func data(with contacts: [CNContact]) throws -> Data {
    VCardWriter.data(
      contacts.map { contact in
        guard let keys = contact.keys else { return contact.record }
        var record = ContactRecord()
        record.take(keys, from: contact.record)
        return record
      })
  }

  /// The contacts in a file of vCards, of any version, with new identifiers.
  /// - Throws: `CNError.vCardMalformed` where there is none.
  open class func contacts(with data: Data) throws -> [CNContact] {
    try VCardReader.records(data).map { CNContact($0, keys: nil) }
  }
}
