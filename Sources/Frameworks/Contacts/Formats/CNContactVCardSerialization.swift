import Foundation

/// Writes contacts as vCards of version 3.0, and reads vCards.
open class CNContactVCardSerialization: NSObject {
  /// Returns the keys required to write contacts.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { ContactKeys(CNContact.allKeys) }

  /// Returns contacts as UTF-8 text, with their names, telephones, addresses, dates, profiles and notes. As on iOS,
  /// images are not written (seen).
  open class func data(with contacts: [CNContact]) throws -> Data {
    VCardWriter.data(
      contacts.map { contact in
        guard let keys = contact.keys else { return contact.record }
        var record = ContactRecord()
        record.take(keys, from: contact.record)
        return record
      })
  }

  /// Returns the contacts in vCard data of any version, with new identifiers.
  /// - Throws: `CNError.vCardMalformed` if there is none.
  open class func contacts(with data: Data) throws -> [CNContact] {
    try VCardReader.records(data).map { CNContact($0, keys: nil) }
  }
}
