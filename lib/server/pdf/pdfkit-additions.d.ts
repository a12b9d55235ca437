/** What pdfkit takes and its types do not know: fonts that are open already, and pictures that are drawn more than once. */
declare namespace PDFKit {
  interface OpenImage {
    width: number;
    height: number;
    /** As cameras write it: from 5 on, the picture lies on its side. */
    orientation?: number;
  }

  namespace Mixins {
    interface PDFFont {
      registerFont(name: string, font: import('fontkit').Font): this;
    }

    interface PDFImage {
      /** Throws a string where the bytes are no picture. */
      openImage(bytes: Buffer): OpenImage;
      image(image: OpenImage, x: number, y: number, options?: ImageOption): this;
    }
  }
}
