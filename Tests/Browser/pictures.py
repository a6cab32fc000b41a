"""Reads and modifies picture files for the tests."""

import struct
import zlib


def png_size(path):
    """Returns width and height in pixels, from the header."""
    header = path.read_bytes()[:24]
    assert header[:8] == b"\x89PNG\r\n\x1a\n" and header[12:16] == b"IHDR"
    return struct.unpack(">II", header[16:24])


def padded(jpeg, length):
    """Returns the same picture, padded to this length with comments, which decoders skip."""
    missing = length - len(jpeg)
    comments = []
    while missing > 0:
        # A marker and a length, which includes itself and the text. The remainder must fit another such header or be empty.
        size = min(missing, 65_537) if missing <= 65_537 or missing >= 65_541 else missing - 4
        comments.append(b"\xff\xfe" + struct.pack(">H", size - 2) + b"\x20" * (size - 4))
        missing -= size
    return jpeg[:2] + b"".join(comments) + jpeg[2:]


def png_pixels(data):
    """Returns width, height and a function from a position to red, green and blue, for a PNG of 8 bits a channel, not interlaced."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6) and data[28] == 0
    parts, place = b"", 8
    while place < len(data):
        length, name = struct.unpack(">I4s", data[place:place + 8])
        if name == b"IDAT":
            parts += data[place + 8:place + 8 + length]
        place += 12 + length
    raw, channels = zlib.decompress(parts), 3 if kind == 2 else 4
    stride = width * channels
    rows, before = [], bytearray(stride)
    for y in range(height):
        filtering = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride) if filtering else []:
            left = row[x - channels] if x >= channels else 0
            corner = before[x - channels] if x >= channels else 0
            row[x] = (row[x] + predicted(filtering, left, before[x], corner)) & 255
        rows.append(row)
        before = row
    return width, height, lambda x, y: tuple(rows[y][x * channels:x * channels + 3])


def predicted(filtering, left, above, corner):
    """Returns the value that one of PNG's filters predicts for a byte."""
    if filtering == 1:
        return left
    if filtering == 2:
        return above
    if filtering == 3:
        return (left + above) // 2
    guess = left + above - corner
    distances = [(abs(guess - value), index, value) for index, value in enumerate((left, above, corner))]
    return min(distances)[2]
