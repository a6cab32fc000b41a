"""What the tests know of picture files."""

import struct


def png_size(path):
    """Width and height in pixels, from the header."""
    header = path.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n" and header[12:16] == b"IHDR"
    return struct.unpack(">II", header[16:24])


def padded(jpeg, length):
    """The same picture with comments, which decoders pass over, to this length."""
    missing = length - len(jpeg)
    comments = []
    while missing > 0:
        # A marker and a length, which counts itself and the text. What is left must hold another such head or nothing.
        size = min(missing, 65_537) if missing <= 65_537 or missing >= 65_541 else missing - 4
        comments.append(b"\xff\xfe" + struct.pack(">H", size - 2) + b"\x20" * (size - 4))
        missing -= size
    return jpeg[:2] + b"".join(comments) + jpeg[2:]
