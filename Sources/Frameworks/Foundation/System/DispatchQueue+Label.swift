import Foundation
import Glibc
import Synchronization

/// libdispatch's own function, which this platform's module omits.
private typealias QueueLabel = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>
private let queueLabel = dlsym(nil, "dispatch_queue_get_label").map { unsafeBitCast($0, to: QueueLabel.self) }
/// Names that were returned: callers may keep them.
private let labels = Mutex<[String: UnsafePointer<CChar>]>([:])

/// Returns the label of a queue; nil for the current one.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  if queue == nil, let name = queueLabel?(nil) { return name }
  let label = queue?.label ?? ""
  return labels.withLock { known in
    if let name = known[label] { return name }
    let bytes = label.utf8CString
    let name = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { name[index] = byte }
    known[label] = UnsafePointer(name)
    return UnsafePointer(name)
  }
}
