import { useRouter } from 'next/router';
import { useState } from 'react';

/**
 * One key of the address that says what lies over the page: an open record, a dialog. It can be shared and reloaded,
 * and going back closes it.
 */
export function useAddressKey(name: string) {
  const router = useRouter();
  const [hasOpened, setHasOpened] = useState(false);
  const [path = '', search = ''] = router.asPath.split('#')[0]?.split('?') ?? [];

  const hrefOf = (value: string | null) => {
    const params = new URLSearchParams(search);
    if (value === null) params.delete(name);
    else params.set(name, value);
    const text = params.toString();
    return text ? `${path}?${text}` : path;
  };
  const options = { shallow: true, scroll: false };
  /** Names it alone, but for what the page itself is about: what else the address says belongs to what is left. */
  const hrefAlone = (value: string, about: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...about, [name]: value }).toString()}`;
  return {
    value: new URLSearchParams(search).get(name),
    hrefOf,
    /** Whether something stays open at another address. */
    isIn: (address: string) => new URLSearchParams(address.split('?')[1]).has(name),
    openAlone: (value: string, about: Record<string, string> = {}) =>
      void router.push(hrefAlone(value, about), undefined, options),
    open: (value: string) => {
      setHasOpened(true);
      void router.push(hrefOf(value), undefined, options);
    },
    /** Names something else in its place, such as the record that was just made; going back closes it all the same. */
    replace: (value: string) => void router.replace(hrefOf(value), undefined, options),
    /** Goes back to where it was opened, or takes the key away where it came with the address. */
    close: () => {
      if (hasOpened) router.back();
      else void router.replace(hrefOf(null), undefined, options);
    },
  };
}
