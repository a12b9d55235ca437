import { useRouter } from 'next/router';
import { useState } from 'react';

/**
 * Query parameter for content over the page: an open record or a dialog. It can be shared and reloaded, and going back
 * closes it.
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
  /**
   * Address with only this parameter and the page's own subject; all other parameters belong to the content being left.
   */
  const hrefAlone = (value: string, about: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...about, [name]: value }).toString()}`;
  return {
    value: new URLSearchParams(search).get(name),
    hrefOf,
    /** True when it stays open at another address. */
    isIn: (address: string) => new URLSearchParams(address.split('?')[1]).has(name),
    openAlone: (value: string, about: Record<string, string> = {}) =>
      void router.push(hrefAlone(value, about), undefined, options),
    open: (value: string) => {
      setHasOpened(true);
      void router.push(hrefOf(value), undefined, options);
    },
    /** Replaces the value, for example with a record that was just created; going back still closes it. */
    replace: (value: string) => void router.replace(hrefOf(value), undefined, options),
    /** Goes back to where it was opened; if it was part of the initial address, removes the parameter. */
    close: () => {
      if (hasOpened) router.back();
      else void router.replace(hrefOf(null), undefined, options);
    },
  };
}
