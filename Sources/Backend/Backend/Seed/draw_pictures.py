"""Draws the pictures of the seed announcements into the folder `photos` beside this file.

Run: pip install cairocffi pillow && python3 draw_pictures.py
"""

import io
import math
import os
import random

import cairocffi as cairo
from PIL import Image

SIZE = 640
SCALE = 2  # drawn twice as large, then reduced: smoother edges
INK = "#3a2a26"


def rgb(colour):
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def mix(a, b, t):
    parts = [round(255 * (x + (y - x) * t)) for x, y in zip(rgb(a), rgb(b))]
    return "#%02x%02x%02x" % tuple(parts)


class Canvas:
    def __init__(self):
        self.surface = cairo.ImageSurface(cairo.FORMAT_RGB24, SIZE * SCALE, SIZE * SCALE)
        self.c = cairo.Context(self.surface)
        self.c.scale(SCALE, SCALE)
        self.c.set_line_cap(cairo.LINE_CAP_ROUND)
        self.c.set_line_join(cairo.LINE_JOIN_ROUND)

    def fill(self, colour, alpha=1):
        self.c.set_source_rgba(*rgb(colour), alpha)
        self.c.fill()

    def ellipse(self, x, y, rx, ry, colour, alpha=1, turn=0):
        self.ellipse_path(x, y, rx, ry, turn)
        self.fill(colour, alpha)

    def ellipse_path(self, x, y, rx, ry, turn=0):
        self.c.save()
        self.c.translate(x, y)
        self.c.rotate(math.radians(turn))
        self.c.scale(rx, ry)
        self.c.new_path()
        self.c.arc(0, 0, 1, 0, 2 * math.pi)
        self.c.restore()

    def path(self, start, *curves, close=True):
        """Curves are 2 numbers for a line or 6 for a Bezier curve."""
        self.c.new_path()
        self.c.move_to(*start)
        for curve in curves:
            (self.c.line_to if len(curve) == 2 else self.c.curve_to)(*curve)
        if close:
            self.c.close_path()

    def shape(self, colour, start, *curves, alpha=1):
        self.path(start, *curves)
        self.fill(colour, alpha)

    def line(self, colour, width, start, *curves, alpha=1):
        self.path(start, *curves, close=False)
        self.c.set_source_rgba(*rgb(colour), alpha)
        self.c.set_line_width(width)
        self.c.stroke()

    def both(self, draw):
        """Draws once as given and once mirrored about the vertical middle."""
        draw()
        self.c.save()
        self.c.translate(SIZE, 0)
        self.c.scale(-1, 1)
        draw()
        self.c.restore()

    def clipped(self, draw):
        """Draws inside the current path."""
        self.c.save()
        self.c.clip()
        draw()
        self.c.restore()

    def save(self, name):
        buffer = io.BytesIO()
        self.surface.write_to_png(buffer)
        image = Image.open(buffer).convert("RGB").resize((SIZE, SIZE), Image.LANCZOS)
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "photos", name)
        image.save(path, quality=86, optimize=True, progressive=True)


# The room around the animal


def background(p, top, bottom, scene, seed):
    gradient = cairo.LinearGradient(0, 0, 0, SIZE)
    gradient.add_color_stop_rgb(0, *rgb(top))
    gradient.add_color_stop_rgb(1, *rgb(bottom))
    p.c.set_source(gradient)
    p.c.paint()
    light = mix(top, "#ffffff", 0.45)
    dice = random.Random(seed)
    if scene == "park":
        p.ellipse(500, 130, 62, 62, "#fff3c9", 0.9)
        p.ellipse(120, 560, 330, 170, mix(bottom, "#5f9a62", 0.55))
        p.ellipse(560, 590, 330, 170, mix(bottom, "#4d8a58", 0.6))
        for x, y, r in ((70, 330, 70), (590, 350, 80)):
            p.c.rectangle(x - 9, y, 18, 150)
            p.fill("#8a6a52")
            p.ellipse(x, y, r, r * 1.12, mix(bottom, "#4d8a58", 0.7))
            p.ellipse(x - r * 0.25, y - r * 0.3, r * 0.55, r * 0.55, "#ffffff", 0.12)
    elif scene == "room":
        p.c.rectangle(60, 60, 180, 230)
        p.fill(light, 0.8)
        p.line(mix(top, "#ffffff", 0.1), 10, (150, 60), (150, 290))
        p.line(mix(top, "#ffffff", 0.1), 10, (60, 175), (240, 175))
        p.c.rectangle(0, 500, SIZE, 140)
        p.fill(mix(bottom, INK, 0.14))
        p.ellipse(560, 210, 42, 42, light, 0.7)
    elif scene == "leaves":
        for _ in range(16):
            x, y, turn = dice.uniform(0, SIZE), dice.uniform(0, SIZE), dice.uniform(0, 180)
            p.ellipse(x, y, 64, 20, mix(bottom, "#4d8a58", dice.uniform(0.25, 0.6)), 0.75, turn)
    else:
        for _ in range(22):
            x, y, r = dice.uniform(0, SIZE), dice.uniform(0, SIZE), dice.uniform(8, 34)
            p.ellipse(x, y, r, r, light, 0.55)


# Parts that several animals share


def shoulders(p, colour, chest=None, width=190, top=400):
    p.shape(colour, (320, top), (320 + width * 0.75, top, 320 + width, 520, 320 + width + 12, 660),
            (320 - width - 12, 660), (320 - width, 520, 320 - width * 0.75, top, 320, top))
    if chest:
        p.shape(chest, (320, top + 50), (400, top + 60, 410, 560, 396, 660), (244, 660),
                (230, 560, 240, top + 60, 320, top + 50))


def collar(p, colour, y, width=118, tag="#ffd36b"):
    p.line(mix(colour, INK, 0.25), 30, (320 - width, y + 3), (320 - 60, y + 50, 320 + 60, y + 50, 320 + width, y + 3))
    p.line(colour, 24, (320 - width, y), (320 - 60, y + 46, 320 + 60, y + 46, 320 + width, y))
    if tag:
        p.ellipse(320, y + 62, 25, 25, mix(tag, INK, 0.25))
        p.ellipse(320, y + 59, 24, 24, tag)
        p.ellipse(312, y + 52, 7, 7, "#ffffff", 0.6)


def eye(p, x, y, iris, rx=29, ry=33, slit=False):
    p.ellipse(x, y, rx + 5, ry + 5, INK)
    p.ellipse(x, y, rx, ry, iris)
    p.ellipse(x, y + ry * 0.35, rx * 0.75, ry * 0.55, "#ffffff", 0.22)
    p.ellipse(x, y, rx * (0.42 if slit else 0.68), ry * (0.82 if slit else 0.72), "#201614")
    p.ellipse(x - rx * 0.3, y - ry * 0.38, rx * 0.3, rx * 0.3, "#ffffff")
    p.ellipse(x + rx * 0.32, y + ry * 0.35, rx * 0.14, rx * 0.14, "#ffffff", 0.85)


def shade(p, x, y, rx, ry):
    """A soft shadow on the lower right and a light on the upper left of a head."""
    def draw():
        p.ellipse(x + rx * 0.18, y + ry * 0.95, rx * 1.15, ry * 0.55, INK, 0.07)
        p.ellipse(x - rx * 0.42, y - ry * 0.62, rx * 0.7, ry * 0.42, "#ffffff", 0.13, -18)
    p.ellipse_path(x, y, rx, ry)
    p.clipped(draw)


# Animals


def cat(p, fur, light, iris, inner="#f2b5ac", nose="#e58a86", band=None, stripes=None, patches=(), mask=None):
    shoulders(p, fur, light)
    if band:
        collar(p, band, 452)

    def ear():
        p.shape(mask or fur, (150, 300), (140, 190, 150, 110, 172, 92), (182, 84, 200, 92, 300, 190))
        p.shape(inner, (176, 250), (168, 190, 172, 150, 182, 136), (192, 132, 220, 150, 262, 198))
    p.both(ear)
    p.shape(fur, (320, 152), (440, 152, 506, 226, 502, 312), (516, 336, 520, 356, 520, 372),
            (500, 372, 494, 372, 486, 380), (452, 452, 386, 470, 320, 470), (254, 470, 188, 452, 154, 380),
            (146, 372, 140, 372, 120, 372), (120, 356, 124, 336, 138, 312), (134, 226, 200, 152, 320, 152))
    p.path((320, 152), (440, 152, 506, 226, 502, 312), (490, 440, 386, 470, 320, 470),
           (254, 470, 150, 440, 138, 312), (134, 226, 200, 152, 320, 152))

    def markings():
        for x, y, rx, ry, colour, turn in patches:
            p.ellipse(x, y, rx, ry, colour, 1, turn)
        if mask:
            glow = cairo.RadialGradient(320, 372, 40, 320, 350, 172)
            for stop, alpha in ((0, 1), (0.45, 0.95), (1, 0)):
                glow.add_color_stop_rgba(stop, *rgb(mask), alpha)
            p.c.set_source(glow)
            p.c.paint()
        if stripes:
            for x, length in ((320, 72), (282, 56), (358, 56)):
                p.line(stripes, 17, (x, 140), (x + (320 - x) * 0.25, 158 + length))
            for y in (318, 352, 386):
                p.both(lambda: p.line(stripes, 14, (118, y), (196, y + 6)))
    p.clipped(markings)
    shade(p, 320, 312, 182, 158)
    if not mask:
        p.ellipse(320, 410, 66, 46, light)
    p.both(lambda: p.ellipse(292, 398, 40, 32, light if not mask else mix(mask, light, 0.18)))
    eye(p, 244, 312, iris, slit=True)
    eye(p, 396, 312, iris, slit=True)
    p.both(lambda: p.ellipse(196, 384, 26, 16, "#f08f86", 0.28))
    p.shape(nose, (320, 392), (308, 388, 298, 376, 302, 370), (308, 364, 332, 364, 338, 370),
            (342, 376, 332, 388, 320, 392))
    p.both(lambda: p.line(INK, 5, (320, 392), (320, 416, 296, 424, 280, 412)))
    for dy in (-10, 10, 30):
        p.both(lambda: p.line("#ffffff" if mask or fur < "#666666" else INK, 3, (250, 398 + dy * 0.4),
                              (200, 392 + dy * 0.8, 150, 388 + dy, 96, 384 + dy * 1.4), alpha=0.55))


def dog(p, fur, light, ears, ear_colour=None, iris="#7a4a2b", band="#d9534f", blaze=None, patch=None, tongue=True,
        mask=None, curls=False, long_nose=False, iris_right=None):
    ear_colour = ear_colour or mix(fur, INK, 0.25)
    shoulders(p, fur, light, width=200)
    collar(p, band, 466, 126)
    if ears == "pointed":
        def ear():
            p.shape(ear_colour, (164, 290), (140, 180, 146, 100, 166, 70), (180, 60, 220, 96, 290, 180))
            p.shape("#efb9a9", (186, 240), (170, 180, 170, 130, 178, 112), (196, 118, 226, 150, 254, 190))
        p.both(ear)
    if ears == "folded":
        p.both(lambda: p.shape(ear_colour, (176, 260), (150, 190, 160, 120, 190, 100), (220, 96, 270, 130, 300, 180)))
    if curls:
        for x, y, r in ((320, 130, 74), (250, 146, 62), (390, 146, 62), (206, 190, 50), (434, 190, 50), (286, 112, 52),
                        (354, 112, 52)):
            p.ellipse(x, y, r, r, light)
    p.shape(fur, (320, 140), (424, 140, 482, 204, 482, 300), (482, 350, 470, 386, 452, 412),
            (424, 470, 372, 492, 320, 492), (268, 492, 216, 470, 188, 412), (170, 386, 158, 350, 158, 300),
            (158, 204, 216, 140, 320, 140))
    p.path((320, 140), (424, 140, 482, 204, 482, 300), (482, 350, 470, 386, 452, 412), (424, 470, 372, 492, 320, 492),
           (268, 492, 216, 470, 188, 412), (170, 386, 158, 350, 158, 300), (158, 204, 216, 140, 320, 140))

    def markings():
        if mask:
            p.shape(mask, (320, 330), (300, 250, 240, 230, 190, 290), (150, 340, 170, 420, 220, 500), (420, 500),
                    (470, 420, 490, 340, 450, 290), (400, 230, 340, 250, 320, 330))
            p.both(lambda: p.ellipse(246, 256, 26, 15, mask, 1, -14))
        if blaze:
            p.shape(blaze, (320, 120), (352, 150, 342, 240, 362, 320), (400, 400, 380, 500, 320, 500),
                    (260, 500, 240, 400, 278, 320), (298, 240, 288, 150, 320, 120))
        if patch:
            p.ellipse(398, 286, 76, 92, patch, 1, 14)
    p.clipped(markings)
    shade(p, 320, 312, 164, 176)
    if ears == "floppy":
        def ear():
            p.shape(ear_colour, (214, 176), (160, 150, 112, 186, 104, 268), (98, 340, 108, 404, 144, 416),
                    (186, 424, 196, 350, 200, 300), (202, 250, 210, 210, 226, 190))
            p.line(mix(ear_colour, "#ffffff", 0.22), 6, (130, 250), (122, 300, 126, 350, 138, 384), alpha=0.6)
        p.both(ear)
    if ears == "folded":
        def tip():
            p.shape(mix(ear_colour, INK, 0.14), (190, 100), (160, 120, 140, 170, 152, 214),
                    (184, 222, 214, 190, 236, 138))
        p.both(tip)
    if ears == "button":
        def ear():
            p.shape(ear_colour, (206, 178), (160, 150, 120, 170, 112, 232), (114, 262, 140, 270, 166, 252),
                    (200, 232, 224, 210, 240, 172))
        p.both(ear)
    if curls:
        def pompom():
            for x, y, r in ((146, 240, 52), (128, 290, 56), (136, 346, 58), (156, 388, 50), (170, 300, 48)):
                p.ellipse(x, y, r, r, ear_colour)
            for x, y in ((128, 268), (152, 318), (128, 362)):
                p.line(mix(ear_colour, INK, 0.2), 5, (x - 14, y), (x - 10, y - 18, x + 14, y - 18, x + 14, y + 2))
        p.both(pompom)
        for x, y in ((280, 116), (330, 98), (374, 122), (310, 150)):
            p.line(mix(light, INK, 0.16), 5, (x - 14, y), (x - 10, y - 18, x + 14, y - 18, x + 14, y + 2))
    width = 76 if long_nose else 92
    p.ellipse(320, 408, width, 74 if long_nose else 70, light)
    if tongue:
        p.shape("#c95f68", (286, 440), (286, 474, 300, 496, 320, 496), (340, 496, 354, 474, 354, 440))
        p.shape("#f08b90", (296, 444), (296, 520, 306, 534, 320, 534), (334, 534, 344, 520, 344, 444))
        p.line("#d9707a", 4, (320, 450), (320, 506))
    p.both(lambda: p.line(INK, 6, (320, 410), (320, 448, 284, 458, 258, 438)))
    p.shape("#2b1f1d", (320, 412), (296, 406, 272, 384, 276, 366), (282, 350, 358, 350, 364, 366),
            (368, 384, 344, 406, 320, 412))
    p.ellipse(306, 366, 15, 7, "#ffffff", 0.45, -8)
    eye(p, 250, 300, iris, 25, 28)
    eye(p, 390, 300, iris_right or iris, 25, 28)
    p.both(lambda: p.line(mix(fur, INK, 0.5), 7, (226, 252), (236, 242, 256, 242, 266, 250), alpha=0.55))


def rabbit(p, fur, light, inner, lop=False):
    shoulders(p, fur, light, width=170, top=430)
    if not lop:
        def ear():
            p.shape(fur, (230, 260), (170, 190, 160, 40, 214, 20), (272, 14, 296, 130, 300, 240))
            p.shape(inner, (238, 230), (200, 170, 196, 66, 218, 52), (248, 50, 266, 140, 272, 220))
        p.both(ear)
    p.shape(fur, (320, 196), (420, 196, 478, 262, 482, 350), (492, 440, 410, 500, 320, 500),
            (230, 500, 148, 440, 158, 350), (162, 262, 220, 196, 320, 196))
    shade(p, 320, 350, 162, 150)
    if lop:
        def ear():
            p.shape(mix(fur, INK, 0.2), (250, 204), (170, 170, 96, 240, 92, 350), (90, 430, 110, 488, 146, 486),
                    (192, 480, 196, 380, 204, 320), (212, 270, 240, 240, 268, 214))
            p.line(mix(fur, "#ffffff", 0.2), 7, (132, 310), (120, 360, 122, 410, 136, 446), alpha=0.5)
        p.both(ear)
    p.both(lambda: p.ellipse(286, 424, 48, 40, light))
    p.ellipse(320, 454, 40, 32, light)
    p.both(lambda: p.ellipse(206, 416, 30, 18, "#f08f86", 0.32))
    eye(p, 232, 342, "#5a3826", 27, 32)
    eye(p, 408, 342, "#5a3826", 27, 32)
    p.c.rectangle(305, 440, 14, 26)
    p.fill("#ffffff")
    p.c.rectangle(321, 440, 14, 26)
    p.fill("#ffffff")
    p.both(lambda: p.line(INK, 5, (320, 408), (320, 438, 296, 446, 276, 434)))
    p.shape("#e98f93", (320, 410), (306, 404, 296, 392, 300, 386), (308, 380, 332, 380, 340, 386),
            (344, 392, 334, 404, 320, 410))
    for dy in (-8, 10):
        p.both(lambda: p.line(INK, 3, (262, 422 + dy), (210, 416 + dy, 170, 414 + dy * 1.6, 130, 420 + dy * 2.4),
                              alpha=0.4))


def bird(p, body, head, wing, beak="#f0b24a", bars=None, cheeks=None, crest=None, spots=None, songbird=False):
    p.line("#8a6247", 30, (-20, 596), (200, 574, 440, 610, 660, 584))
    p.line("#a67a5a", 8, (-20, 588), (200, 566, 440, 602, 660, 576), alpha=0.8)
    if crest:
        for i, (x, y, bend) in enumerate(((346, 34, 60), (300, 26, 40), (262, 54, 24))):
            p.shape(mix(crest, INK, 0.06 * i), (316 - i * 12, 190), (300 - i * 10, 130, x - bend, y + 40, x, y),
                    (x - 6, y + 50, 350 - i * 6, 120, 362, 180))
    p.shape(body, (320, 150), (440, 160, 500, 300, 490, 430), (482, 520, 420, 586, 320, 588),
            (220, 586, 158, 520, 150, 430), (140, 300, 200, 160, 320, 150))
    p.ellipse(320, 232, 134, 126, head)
    if not songbird:
        p.ellipse(320, 330, 112, 50, head)
    if bars:
        p.ellipse_path(320, 232, 134, 126)

        def stripes():
            for y in (92, 118, 144):
                p.line(bars, 9, (190, y + 44), (240, y, 400, y, 450, y + 44))
            p.ellipse(320, 268, 132, 94, head)
        p.clipped(stripes)
    p.both(lambda: p.shape(wing, (158, 320), (120, 380, 128, 500, 196, 566), (232, 520, 244, 420, 214, 340),
                           (200, 312, 172, 304, 158, 320)))
    for y in (376, 420, 464):
        p.both(lambda: p.line(bars or mix(wing, INK, 0.3), 8, (158, y), (176, y + 18, 200, y + 18, 220, y), alpha=0.75))
    for y in (440, 480, 520):
        for x in (280, 320, 360):
            p.line(mix(body, INK, 0.16), 5, (x - 12, y), (x - 6, y + 12, x + 6, y + 12, x + 12, y), alpha=0.6)
    if cheeks:
        p.both(lambda: p.ellipse(224, 276, 34, 32, cheeks))
    p.ellipse(270, 180, 70, 40, "#ffffff", 0.14, -20)
    eye(p, 254, 222, "#3a2a26", 20, 22)
    eye(p, 386, 222, "#3a2a26", 20, 22)
    if songbird:
        p.shape(beak, (288, 258), (300, 240, 340, 240, 352, 258), (340, 280, 328, 292, 320, 300),
                (312, 292, 300, 280, 288, 258))
        p.line(mix(beak, INK, 0.45), 4, (292, 260), (310, 268, 330, 268, 348, 260))
    else:
        p.ellipse(320, 246, 36, 17, mix(beak, "#7fa7d9", 0.75) if spots else mix(beak, "#ffffff", 0.35))
        p.shape(beak, (288, 252), (300, 244, 340, 244, 352, 252), (356, 282, 336, 318, 320, 322),
                (304, 318, 284, 282, 288, 252))
        p.shape(mix(beak, INK, 0.2), (320, 322), (334, 316, 350, 290, 352, 262), (344, 290, 330, 306, 320, 322))
    if spots:
        for x in (242, 282, 358, 398):
            p.ellipse(x, 344 - abs(320 - x) * 0.12, 12, 14, spots)
    for x in (262, 378):
        for dx in (-22, 0, 22):
            p.line("#c98a6a", 15, (x + dx, 572), (x + dx, 596))


def guinea_pig(p):
    white, brown, dark = "#fbf3e6", "#b9743f", "#4a3630"
    p.ellipse(320, 600, 250, 170, brown)
    p.ellipse(320, 600, 110, 180, white)
    p.both(lambda: p.ellipse(150, 250, 62, 48, "#8a5436", 1, -30))
    p.both(lambda: p.ellipse(154, 258, 38, 28, "#e9a99b", 1, -30))
    p.path((320, 140), (440, 140, 512, 240, 508, 350), (504, 460, 420, 520, 320, 520), (220, 520, 136, 460, 132, 350),
           (128, 240, 200, 140, 320, 140))

    def face():
        p.ellipse(320, 340, 300, 300, white)
        p.ellipse(166, 300, 130, 190, brown, 1, 12)
        p.ellipse(484, 280, 124, 190, dark, 1, -12)
        p.shape(white, (320, 110), (366, 150, 352, 240, 372, 330), (400, 520), (240, 520), (268, 330),
                (288, 240, 274, 150, 320, 110))
    p.clipped(face)
    shade(p, 320, 330, 188, 190)
    for x, y, turn in ((300, 150, -30), (322, 138, 0), (344, 150, 30)):
        p.ellipse(x, y, 14, 42, white, 1, turn)
    p.ellipse(320, 430, 92, 68, white)
    eye(p, 222, 326, "#2c1c18", 26, 28)
    eye(p, 418, 326, "#2c1c18", 26, 28)
    p.ellipse(320, 394, 40, 26, "#e9a7a0")
    p.both(lambda: p.ellipse(304, 396, 7, 9, "#8a4a48"))
    p.both(lambda: p.line(INK, 5, (320, 420), (320, 448, 294, 456, 272, 444)))
    p.c.rectangle(306, 446, 13, 24)
    p.fill("#ffffff")
    p.c.rectangle(321, 446, 13, 24)
    p.fill("#ffffff")
    p.both(lambda: p.ellipse(200, 410, 30, 17, "#f08f86", 0.3))
    p.line("#5f9a52", 12, (360, 470), (430, 500, 480, 470, 540, 500))
    p.ellipse(520, 476, 40, 17, "#6fae5e", 1, -24)
    p.ellipse(548, 512, 40, 17, "#5f9a52", 1, 24)


def tortoise(p):
    skin, dark, shell, rim = "#b5b268", "#8f8c4b", "#a9793d", "#7c5427"
    p.ellipse(330, 566, 290, 40, INK, 0.18)
    for x in (190, 470):
        p.shape(dark, (x - 60, 470), (x - 70, 560, x - 50, 580, x, 580), (x + 50, 580, x + 60, 550, x + 56, 470))
        for dx in (-34, -10, 14):
            p.ellipse(x + dx, 572, 10, 9, "#f1e6bd")
    p.shape(rim, (66, 440), (60, 500, 130, 526, 320, 526), (510, 526, 586, 500, 576, 440))
    p.path((72, 446), (80, 260, 190, 130, 322, 130), (456, 130, 564, 260, 570, 446), (470, 490, 170, 490, 72, 446))

    def plates():
        p.ellipse(320, 320, 320, 320, shell)
        for x, y, r in ((320, 208, 74), (178, 300, 76), (462, 300, 76), (320, 372, 80), (116, 420, 56), (524, 420, 56)):
            points = [(x + r * math.cos(math.radians(60 * i)), y + r * 0.86 * math.sin(math.radians(60 * i)))
                      for i in range(6)]
            p.path(points[0], *points[1:])
            p.fill("#d9a75a")
            p.path(points[0], *points[1:])
            p.c.set_source_rgb(*rgb(rim))
            p.c.set_line_width(10)
            p.c.stroke()
            p.ellipse(x, y, r * 0.42, r * 0.34, "#8a5d2c", 0.85)
        p.ellipse(220, 190, 130, 60, "#ffffff", 0.14, -30)
    p.clipped(plates)
    p.ellipse(420, 226, 12, 12, "#ffffff")
    p.shape(mix(skin, INK, 0.1), (236, 560), (226, 480, 250, 420, 320, 420), (390, 420, 414, 480, 404, 560))
    p.shape(skin, (320, 330), (400, 330, 436, 390, 430, 450), (424, 520, 376, 552, 320, 552),
            (264, 552, 216, 520, 210, 450), (204, 390, 240, 330, 320, 330))
    shade(p, 320, 440, 110, 110)
    eye(p, 264, 428, "#4a3a20", 21, 24)
    eye(p, 376, 428, "#4a3a20", 21, 24)
    p.both(lambda: p.ellipse(308, 462, 5, 6, dark))
    p.both(lambda: p.line(INK, 6, (320, 500), (300, 510, 268, 504, 250, 486)))
    p.both(lambda: p.ellipse(238, 476, 18, 11, "#f08f86", 0.35))
    p.line("#5f9a52", 10, (330, 506), (380, 560, 440, 540, 470, 572))
    p.ellipse(478, 566, 44, 19, "#6fae5e", 1, 20)


PICTURES = {
    "cat-grey.jpg": (("#cfe3ee", "#a9c9dd", "room"), cat,
                     dict(fur="#8d97a6", light="#b9c2cd", iris="#e8a13a", nose="#6d6f80", band="#e0685f")),
    "cat-ginger.jpg": (("#d8ecdf", "#b4d8c2", "leaves"), cat,
                       dict(fur="#eb9a4f", light="#fdebd3", iris="#8fbf5a", stripes="#c96f2c", band="#3f7fae")),
    "cat-black.jpg": (("#f7dfb4", "#eebf83", "dots"), cat,
                      dict(fur="#3a3640", light="#4d4855", iris="#f0c94a", inner="#8a6a76", nose="#6b5560",
                           band="#c94f5f")),
    "cat-calico.jpg": (("#f8dcd6", "#edbcb4", "room"), cat,
                       dict(fur="#fbf4e9", light="#ffffff", iris="#7fb88a",
                            patches=((196, 214, 108, 112, "#e5914a", 20), (452, 204, 104, 120, "#413a3d", -16)),
                            band="#5a8f6a")),
    "cat-siamese.jpg": (("#e2dcf1", "#c4b8e0", "dots"), cat,
                        dict(fur="#efe0c8", light="#f8eedd", iris="#5fa8e0", inner="#7a5a52", nose="#3f2d2b",
                             mask="#6a4c40", band="#4a7fc0")),
    "dog-golden.jpg": (("#cfe9f5", "#bfe0c4", "park"), dog,
                       dict(fur="#e6b566", light="#f8e2b4", ears="floppy", ear_colour="#c98f42")),
    "dog-brown.jpg": (("#d5e8ef", "#a8cfd8", "dots"), dog,
                      dict(fur="#7d5138", light="#a3745a", ears="floppy", ear_colour="#5f3a27", iris="#b98a3e",
                           band="#e5b23d")),
    "dog-collie.jpg": (("#fbe6c4", "#cfe0a8", "park"), dog,
                       dict(fur="#35313a", light="#ffffff", ears="folded", ear_colour="#2b2730", blaze="#ffffff",
                            band="#f0c23d")),
    "dog-husky.jpg": (("#e6eef6", "#bcd2e6", "dots"), dog,
                      dict(fur="#6f7a89", light="#ffffff", ears="pointed", ear_colour="#4f5966", mask="#ffffff",
                           iris="#5fb4e8", iris_right="#7a4a2b", band="#4a8f6a")),
    "dog-dachshund.jpg": (("#dbe9d3", "#b2cfa6", "leaves"), dog,
                          dict(fur="#a85f32", light="#cf8a52", ears="floppy", ear_colour="#7d4021", long_nose=True,
                               tongue=False, band="#3f8fae")),
    "dog-poodle.jpg": (("#f7d9df", "#e8b3c0", "room"), dog,
                       dict(fur="#f2e4cf", light="#fbf2e3", ears="none", ear_colour="#e3cda9", curls=True,
                            tongue=False, band="#4a78c0")),
    "dog-terrier.jpg": (("#d3e4f7", "#c0dcb4", "park"), dog,
                        dict(fur="#faf3e8", light="#ffffff", ears="button", ear_colour="#a8683c", patch="#b9774a")),
    "rabbit-white.jpg": (("#d5ecd2", "#a9d2a4", "leaves"), rabbit,
                         dict(fur="#fbf8f3", light="#ffffff", inner="#f4b9b4")),
    "rabbit-brown.jpg": (("#fbe3c6", "#f0c491", "dots"), rabbit,
                         dict(fur="#a9764f", light="#d9b08c", inner="#e9b29a", lop=True)),
    "bird-budgie.jpg": (("#fbeecb", "#f3d596", "leaves"), bird,
                        dict(body="#7cc04f", head="#f8e26a", wing="#5fa33f", bars="#3f4a3a", spots="#3a4a9a")),
    "bird-budgie-blue.jpg": (("#fbe0d6", "#f3bda6", "dots"), bird,
                             dict(body="#5fa9e0", head="#fbfbf6", wing="#4a8ac4", bars="#4a4f5c", spots="#3a4a9a")),
    "bird-cockatiel.jpg": (("#d6eaf2", "#a9cfe0", "leaves"), bird,
                           dict(body="#9aa0a8", head="#f7e38a", wing="#c9ccd2", beak="#b3a9a0", cheeks="#f08a4a",
                                crest="#f7e38a")),
    "bird-canary.jpg": (("#d3ecec", "#9fd0d0", "dots"), bird,
                        dict(body="#fbd74a", head="#fde06a", wing="#f0bc2e", beak="#f0935f", songbird=True)),
    "other-guinea-pig.jpg": (("#dfeccf", "#bcd6a0", "leaves"), guinea_pig, {}),
    "other-tortoise.jpg": (("#d6ecf5", "#c6e2b4", "park"), tortoise, {}),
}

if __name__ == "__main__":
    for seed, (name, (scene, animal, look)) in enumerate(PICTURES.items()):
        picture = Canvas()
        background(picture, *scene, seed=seed)
        if animal in (cat, dog):
            # Closer, since they are also shown as small circles.
            picture.c.translate(320, 400)
            picture.c.scale(1.08, 1.08)
            picture.c.translate(-320, -400)
        animal(picture, **look)
        picture.save(name)
