@_exported import CCoreLocation
@_exported import Foundation
