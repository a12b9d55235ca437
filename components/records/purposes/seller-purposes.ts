/** Purposes of the seller screens. */
export const SELLER_PURPOSES = {
  'seller-browse': 'Find sellers and look after their records.',
  'seller-view': 'Everything about one seller.',
  'seller-wa-groups': 'The WhatsApp groups of one seller.',
  'seller-salesman': 'The portfolio of one salesman.',
};
