/** The used part of fontkit, which ships without types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    path: { toSVG(): string };
  }

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): GlyphRun;
  }

  export function create(bytes: Uint8Array): Font;
}
