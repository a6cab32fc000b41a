import Foundation

/// Stands for something that a change will make. It is equal to what is made.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
