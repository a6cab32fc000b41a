import Foundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// The phone's keychain, in memory.
final class Keychain: Sendable {
  static let shared = Keychain()

  private typealias Item = [String: Any]

  private struct State: @unchecked Sendable {
    /// The phone that the items belong to.
    var phone = 0
    var items: [[String: Any]] = []
  }

  /// A result from inside the lock.
  private struct Answer: @unchecked Sendable {
    let status: OSStatus
    var object: AnyObject?
  }

  /// A query for inside the lock.
  private struct Query: @unchecked Sendable {
    let values: [String: Any]
  }

  private let state = Mutex(State())

  private func withState(_ body: @Sendable (inout State) -> Answer) -> Answer {
    state.withLock { state in
      let phone = Phone.number.load(ordering: .relaxed)
      if state.phone != phone { state = State(phone: phone) }
      return body(&state)
    }
  }

  /// The attributes that identify an item, by class: a second one with the same values is refused.
  private static let identity: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
      kSecAttrPort, kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
    ],
    kSecClassKey: [
      kSecAttrKeyClass, kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrKeyType, kSecAttrKeySizeInBits,
      kSecAttrAccessGroup,
    ],
    kSecClassCertificate: [kSecAttrLabel, kSecAttrAccessGroup, kSecValueRef],
    kSecClassIdentity: [kSecAttrLabel, kSecAttrAccessGroup],
  ]

  /// The keys of a query that are not attributes of an item.
  private static let directions: Set<String> = [
    kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit, kSecValueData,
    kSecUseAuthenticationContext, kSecUseDataProtectionKeychain, kSecAttrAccessControl, kSecUseOperationPrompt,
    kSecMatchCaseInsensitive, kSecUseAuthenticationUI, "u_NoAuthUI",
  ]

  private static func item(_ dictionary: CFDictionary) -> Query {
    Query(
      values: dictionary.reduce(into: [:]) { result, entry in
        if let key = entry.key.base as? String { result[key] = entry.value }
      })
  }

  func add(_ attributes: CFDictionary) -> (OSStatus, AnyObject?) {
    var values = Self.item(attributes).values
    if let certificate = values[kSecValueRef] as? SecCertificate {
      values = [kSecClass: kSecClassCertificate, kSecAttrLabel: certificate.subject ?? ""].merging(values) { $1 }
      values[kSecValueData] = certificate.data
    }
    let new = Query(values: values)
    guard let kind = new.values[kSecClass] as? String, let identity = Self.identity[kind] else {
      return (errSecParam, nil)
    }
    let answer = withState { state in
      var item = new.values.filter { !Self.directions.contains($0.key) }
      item[kSecValueData] = new.values[kSecValueData]
      let isKnown = state.items.contains { old in
        old[kSecClass] as? String == kind && identity.allSatisfy { Self.equal(old[$0], item[$0]) }
      }
      guard !isKnown else { return Answer(status: errSecDuplicateItem) }
      item[kSecAttrCreationDate] = Date()
      item[kSecValuePersistentRef] = Data(UUID().uuidString.utf8)
      item[kSecAttrModificationDate] = Date()
      state.items.append(item)
      return Answer(status: errSecSuccess, object: Self.output(item, as: new.values))
    }
    return (answer.status, answer.object)
  }

  func copy(_ dictionary: CFDictionary) -> (OSStatus, AnyObject?) {
    let query = Self.item(dictionary)
    guard query.values[kSecClass] is String || query.values[kSecValuePersistentRef] != nil else {
      return (errSecParam, nil)
    }
    let answer = withState { state in
      let found = state.items.filter { Self.matches($0, query.values) }
      guard let first = found.first else { return Answer(status: errSecItemNotFound) }
      let limit = query.values[kSecMatchLimit]
      let most = limit as? String == kSecMatchLimitAll ? Int.max : limit as? Int ?? 1
      guard most > 1 else { return Answer(status: errSecSuccess, object: Self.output(first, as: query.values)) }
      let all = found.prefix(most).compactMap { Self.output($0, as: query.values) as Any? }
      return Answer(status: errSecSuccess, object: all as AnyObject)
    }
    return (answer.status, answer.object)
  }

  func update(_ dictionary: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let (query, new) = (Self.item(dictionary), Self.item(changes))
    return withState { state in
      let places = state.items.indices.filter { Self.matches(state.items[$0], query.values) }
      for place in places {
        state.items[place].merge(new.values) { $1 }
        state.items[place][kSecAttrModificationDate] = Date()
      }
      return Answer(status: places.isEmpty ? errSecItemNotFound : errSecSuccess)
    }.status
  }

  func delete(_ dictionary: CFDictionary) -> OSStatus {
    let query = Self.item(dictionary)
    return withState { state in
      let count = state.items.count
      state.items.removeAll { Self.matches($0, query.values) }
      return Answer(status: state.items.count == count ? errSecItemNotFound : errSecSuccess)
    }.status
  }

  private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      if directions.contains(key) { return true }
      if key == kSecAttrSynchronizable, value as? String == kSecAttrSynchronizableAny { return true }
      return equal(item[key], value)
    }
  }

  /// Returns whether values are equal; a missing Boolean value is false.
  private static func equal(_ a: Any?, _ b: Any?) -> Bool {
    if a == nil, let b = b as? Bool { return !b }
    if b == nil, let a = a as? Bool { return !a }
    return (a as? AnyHashable) == (b as? AnyHashable)
  }

  private static func output(_ item: [String: Any], as query: [String: Any]) -> AnyObject? {
    let parts = [
      (kSecReturnData, kSecValueData), (kSecReturnRef, kSecValueRef), (kSecReturnPersistentRef, kSecValuePersistentRef),
    ]
    let wanted = parts.filter { query[$0.0] as? Bool == true }.map(\.1)
    guard query[kSecReturnAttributes] as? Bool == true || wanted.count > 1 else {
      return wanted.first.flatMap { item[$0] }.map { $0 as AnyObject }
    }
    return item.filter { entry in wanted.contains(entry.key) || !parts.contains { $0.1 == entry.key } } as AnyObject
  }
}
