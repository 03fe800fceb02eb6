// One umbrella header, because a Clang module needs one: the drawing, text and font libraries that `Raster` wraps; and
// `wmemset`, which no module of the system's has.
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fribidi.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <glib.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pixman.h>
#include <wchar.h>
