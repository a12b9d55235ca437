import type { Font } from 'fontkit';

/** What pdfkit has and its types do not know: open fonts, pictures that are drawn more than once, and its glyphs. */
declare global {
  namespace PDFKit {
    interface OpenImage {
      width: number;
      height: number;
      /** As cameras write it: from 5 on, the picture lies on its side. */
      orientation?: number;
    }

    interface EmbeddedFont {
      /** Its name on a page. */
      id: string;
      ref(): PDFKitReference;
      /** The glyphs of a text as hexadecimal numbers, and where they are, in thousandths of the size. */
      encode(
        text: string,
      ): [glyphs: string[], positions: { xAdvance: number; xOffset: number; yOffset: number; advanceWidth: number }[]];
    }

    interface PDFPage {
      fonts: Record<string, PDFKitReference>;
    }

    namespace Mixins {
      interface PDFFont {
        /** The one that was chosen last. */
        _font: EmbeddedFont;
        registerFont(name: string, font: Font): this;
      }

      interface PDFImage {
        /** Throws a string where the bytes are no picture. */
        openImage(bytes: Buffer): OpenImage;
        image(image: OpenImage, x: number, y: number, options?: ImageOption): this;
      }
    }
  }
}
