// The open-source half of CryptoKit has the same names.
@_exported import Crypto
