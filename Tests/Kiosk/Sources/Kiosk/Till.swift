import Combine
import Foundation
import os.log

/// Counts the goods that are sold.
public final class Till: ObservableObject {
  private let logger = Logger(subsystem: "kiosk", category: "till")

  @Published public private(set) var sold: [String] = []

  public init() {}

  public func sell(_ item: String) {
    logger.info("sold \(item)")
    sold.append(item)
  }

  /// The number of goods sold, now and after each sale.
  public var count: AnyPublisher<Int, Never> { $sold.map(\.count).eraseToAnyPublisher() }
}
