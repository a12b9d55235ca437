/** Purposes of the WhatsApp screens. */
export const WHATSAPP_PURPOSES = {
  'wa-catalog-inbox': 'Catalogs that came through WhatsApp.',
  'wa-catalog-add': 'Turn a WhatsApp post into a catalog.',
  'wa-catalog-assign': 'Who has which uploads, and hand them out to editors.',
  'wa-send': 'Send WhatsApp messages about catalogs to many people.',
};
