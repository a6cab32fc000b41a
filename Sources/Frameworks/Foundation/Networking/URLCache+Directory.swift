import Foundation
import FoundationNetworking

extension URLCache {
  /// Creates a cache in a folder, or in the app's own for nil; both capacities are in bytes.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
