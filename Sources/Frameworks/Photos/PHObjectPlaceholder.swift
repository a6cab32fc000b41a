import Foundation

/// A placeholder of an object to be created, to which it is equal.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
