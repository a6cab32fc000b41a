// The minimum cost of a scroll frame on this machine: C, Cairo and Pango, with layouts and shadows made in advance, the remaining
// pixels moved and the new strip of 16 points painted. Arguments: scroll ROWS FRAMES, then "plain" for no shadows. Prints one line of
// JSON.

#include <cairo/cairo.h>
#include <pango/pangocairo.h>

#include "../measure.h"

enum { WIDTH = 780, HEIGHT = 1688, STEP = 32, REACH = 24, LOOKS = 50 };

typedef struct {
  PangoLayout *author, *text;
  int text_height, height;
  // Coverage of the blurred card.
  cairo_surface_t *shadow;
} Card;

static Card cards[LOOKS];
static PangoLayout *buttons[3];
static int button_width[3], button_height;
static unsigned char *pixels;
static cairo_surface_t *screen;
static int has_shadows = 1;

static PangoLayout *make_layout(cairo_t *context, const char *words, const char *font, double size, int width) {
  PangoLayout *layout = pango_cairo_create_layout(context);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_text(layout, words, -1);
  if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
  return layout;
}

static void card_path(cairo_t *context, double x, double y, double width, double height) {
  const double radius = 24, quarter = 1.5707963267948966;
  cairo_new_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -quarter, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, quarter);
  cairo_arc(context, x + radius, y + height - radius, radius, quarter, 2 * quarter);
  cairo_arc(context, x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
  cairo_close_path(context);
}

// A box of 17 pixels along lines of bytes.
static void blur(unsigned char *bytes, int lines, int line, int length, int step) {
  unsigned char copy[4096];
  for (int index = 0; index < lines; index++) {
    unsigned char *start = bytes + index * line;
    for (int at = 0; at < length; at++) copy[at] = start[at * step];
    int sum = 0;
    for (int at = -8; at < length; at++) {
      if (at + 8 < length) sum += copy[at + 8];
      if (at - 9 >= 0) sum -= copy[at - 9];
      if (at >= 0) start[at * step] = sum / 17;
    }
  }
}

static cairo_surface_t *make_shadow(int height) {
  cairo_surface_t *shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, 716 + 2 * REACH, height + 2 * REACH);
  cairo_t *context = cairo_create(shadow);
  card_path(context, REACH, REACH, 716, height);
  cairo_fill(context);
  cairo_destroy(context);
  cairo_surface_flush(shadow);
  unsigned char *bytes = cairo_image_surface_get_data(shadow);
  int stride = cairo_image_surface_get_stride(shadow);
  for (int pass = 0; pass < 3; pass++) {
    blur(bytes, height + 2 * REACH, stride, 716 + 2 * REACH, 1);
    blur(bytes, 716 + 2 * REACH, 1, height + 2 * REACH, stride);
  }
  cairo_surface_mark_dirty(shadow);
  return shadow;
}

static void make_cards(void) {
  cairo_t *context = cairo_create(screen);
  for (int look = 0; look < LOOKS; look++) {
    char words[400];
    card_author(look, words, sizeof words);
    cards[look].author = make_layout(context, words, "Inter Bold", 34, 0);
    card_text(look, words, sizeof words);
    cards[look].text = make_layout(context, words, "Inter", 34, 716 - 64);
    pango_layout_get_pixel_size(cards[look].text, NULL, &cards[look].text_height);
    cards[look].height = 32 + 96 + 24 + cards[look].text_height + 24 + 36 + 32;
    for (int other = 0; other < look && !cards[look].shadow; other++)
      if (cards[other].height == cards[look].height) cards[look].shadow = cards[other].shadow;
    if (!cards[look].shadow) cards[look].shadow = make_shadow(cards[look].height);
  }
  const char *const titles[] = {"Like", "Reply", "Share"};
  for (int index = 0; index < 3; index++) {
    buttons[index] = make_layout(context, titles[index], "Inter", 26, 0);
    pango_layout_get_pixel_size(buttons[index], &button_width[index], &button_height);
  }
  cairo_destroy(context);
}

static void show(cairo_t *context, PangoLayout *layout, double x, double y) {
  cairo_move_to(context, x, y);
  pango_cairo_show_layout(context, layout);
}

static void paint_card(cairo_t *context, const Card *card, int y) {
  if (has_shadows) {
    cairo_set_source_rgba(context, 0, 0, 0, 0.15);
    cairo_mask_surface(context, card->shadow, 32 - REACH, y + 4 - REACH);
  }
  cairo_set_source_rgb(context, 1, 1, 1);
  card_path(context, 32, y, 716, card->height);
  cairo_fill(context);
  cairo_set_source_rgb(context, 0.345, 0.337, 0.839);
  cairo_arc(context, 64 + 48, y + 32 + 48, 48, 0, 6.283185307179586);
  cairo_fill(context);
  cairo_set_source_rgb(context, 0, 0, 0);
  show(context, card->author, 64 + 96 + 24, y + 32 + 28);
  show(context, card->text, 64, y + 32 + 96 + 24);
  cairo_set_source_rgb(context, 0, 0.478, 1);
  int x = 64;
  for (int index = 0; index < 3; index++) {
    show(context, buttons[index], x, y + 32 + 96 + 24 + card->text_height + 24);
    x += button_width[index] + 32;
  }
}

// The row at the top and how far it is scrolled out.
static int first, above;

static void paint(int top, int bottom) {
  cairo_t *context = cairo_create(screen);
  cairo_rectangle(context, 0, top, WIDTH, bottom - top);
  cairo_clip(context);
  cairo_set_source_rgb(context, 0.95, 0.95, 0.95);
  cairo_paint(context);
  int y = -above;
  for (int row = first; y < bottom + REACH; row++) {
    const Card *card = &cards[row % LOOKS];
    if (y + card->height + REACH + 4 > top) paint_card(context, card, y);
    y += card->height + 24;
  }
  cairo_destroy(context);
  cairo_surface_flush(screen);
}

static double scroll(int moves_pixels) {
  double before = own_cpu_ms();
  above += STEP;
  // A shadow ends 28 pixels below its card.
  while (above >= cards[first % LOOKS].height + 52) above -= cards[first++ % LOOKS].height + 24;
  if (moves_pixels) {
    memmove(pixels, pixels + STEP * WIDTH * 4, (HEIGHT - STEP) * WIDTH * 4);
    cairo_surface_mark_dirty(screen);
  }
  paint(moves_pixels ? HEIGHT - STEP : 0, HEIGHT);
  return own_cpu_ms() - before;
}

int main(int count, char **arguments) {
  if (count < 4 || strcmp(arguments[1], "scroll")) return 2;
  int times = atoi(arguments[3]);
  has_shadows = !(count > 4 && !strcmp(arguments[4], "plain"));
  if (times > 4000) times = 4000;
  pixels = aligned_alloc(64, WIDTH * HEIGHT * 4);
  screen = cairo_image_surface_create_for_data(pixels, CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT, WIDTH * 4);
  make_cards();
  paint(0, HEIGHT);
  double strips[4000], full[4000];
  for (int index = 0; index < times; index++) strips[index] = scroll(1);
  if (getenv("PEER_PICTURE")) cairo_surface_write_to_png(screen, getenv("PEER_PICTURE"));
  for (int index = 0; index < times; index++) full[index] = scroll(0);
  printf("{\"frame_pixels_cpu_ms_median\": %.4f, \"full_frame_pixels_cpu_ms_median\": %.4f, \"peak_rss_mb\": %.2f}\n",
         median(strips, times), median(full, times), peak_mb());
  return 0;
}
