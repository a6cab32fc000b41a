import Foundation

/// Returns the URL of a string, relative to another if there is one; nil if it is not valid. Existing escapes are kept;
/// characters that URLs do not allow are escaped individually.
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
