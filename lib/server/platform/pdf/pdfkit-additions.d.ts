import type { Font } from 'fontkit';

/** Features of pdfkit missing from its types: open fonts, images drawn more than once, and its glyphs. */
declare global {
  namespace PDFKit {
    interface OpenImage {
      width: number;
      height: number;
      /** EXIF orientation: from 5 on, the photo lies on its side. */
      orientation?: number;
    }

    interface EmbeddedFont {
      /** Its name on a page. */
      id: string;
      ref(): PDFKitReference;
      /** Glyphs of a text as hexadecimal numbers, with their positions in thousandths of the font size. */
      encode(
        text: string,
      ): [glyphs: string[], positions: { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[]];
    }

    interface PDFPage {
      fonts: Record<string, PDFKitReference>;
    }

    namespace Mixins {
      interface PDFFont {
        /** The currently selected font. */
        _font: EmbeddedFont;
        registerFont(name: string, font: Font): this;
      }

      interface PDFImage {
        /** Throws a string where the bytes are not an image. */
        openImage(bytes: Buffer): OpenImage;
        image(image: OpenImage, x: number, y: number, options?: ImageOption): this;
      }
    }
  }
}
