const plain = (name: string): string => name.replaceAll('-', ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const parts = (action: string): [kind: string, deed: string] => {
  const [kind = '', deed = ''] = action.split('.');
  return [kind, deed];
};

/** Record type of an action: `seller-groups.added` → `seller-groups`. */
export const kindOf = (action: string): string => parts(action)[0];

/** "Seller groups". */
export const kindText = (kind: string): string => capital(plain(kind));

/** "Status changed". */
export const deedText = (action: string): string => capital(plain(parts(action)[1]));

/** "Sellers: status changed". */
export const actionText = (action: string): string => `${kindText(kindOf(action))}: ${plain(parts(action)[1])}`;
