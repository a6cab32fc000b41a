import Foundation

/// The address that a text says, from another one on if it is relative; nil if it says none. What is escaped already stays as it is;
/// characters that no address has are escaped one by one.
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
  guard let text = URLString else { return nil }
  let base = baseURL.map { $0 as URL }
  let url =
    URL(string: text, relativeTo: base).flatMap { $0.relativeString == text ? $0 : nil }
    ?? text.addingPercentEncoding(withAllowedCharacters: charactersOfAddresses).flatMap {
      URL(string: $0, relativeTo: base)
    }
  return url.map { $0 as NSURL }
}

private let charactersOfAddresses = CharacterSet(
  charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&'()*+,;=%")
