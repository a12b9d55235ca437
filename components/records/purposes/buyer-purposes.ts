/** Purposes of the buyer screens. */
export const BUYER_PURPOSES = {
  'buyer-browse': 'Find buyers and look after their records.',
  'buyer-view': 'Everything about one buyer.',
};
