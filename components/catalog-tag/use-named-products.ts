import { useEffect, useState } from 'react';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

type Types = Taxonomy['productTypes'];
type Find = (caption: string, types: Types) => readonly string[];

const NONE: readonly string[] = [];

/** Product types named in a caption. The matcher loads once there is a caption. */
export function useNamedProducts(caption: string, types: Types): readonly string[] {
  const [found, setFound] = useState({ caption, ids: NONE });
  useEffect(() => {
    if (caption.trim() === '') return;
    let isOver = false;
    const find = (productTypesNamed: Find) => {
      if (!isOver) setFound({ caption, ids: productTypesNamed(caption, types) });
    };
    // Without it, the product type is selected manually as before.
    import('@/lib/domain/captions/product-names').then((module) => find(module.productTypesNamed)).catch(() => {});
    return () => {
      isOver = true;
    };
  }, [caption, types]);
  return found.caption === caption ? found.ids : NONE;
}
