import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { readSharedAddress } from '@/lib/domain/collections/shared-address';
import type { Fills } from '@/lib/domain/messages/fills';
import { addressesIn, EXAMPLE_CODE, shortAddress, withAddresses } from '@/lib/domain/messages/short-links';

const exampleOf = (address: string): string | undefined => {
  const shared = readSharedAddress(address, collectionLinksApi.page.path);
  return shared ? shortAddress(shared.origin, EXAMPLE_CODE) : undefined;
};

/** Example of a short link that replaces the links to our pages; undefined when the text has none. */
export const shortExampleIn = (text: string): string | undefined =>
  addressesIn(text).flatMap((address) => exampleOf(address) ?? [])[0];

/** Preview text of a variable: the fixed text as it will be sent, else the template's example. */
export const previewOf = (fills: Fills, variables: MessageTemplate['variables'], name: string): string | undefined => {
  const fill = fills[name];
  const same = fill && !fill.field ? withAddresses(fill.text, exampleOf) : '';
  return same || variables.find((one) => one.name === name)?.example;
};
