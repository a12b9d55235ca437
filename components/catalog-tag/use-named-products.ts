import { useEffect, useState } from 'react';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';

type Types = Taxonomy['productTypes'];
type Find = (caption: string, types: Types) => readonly string[];

const NONE: readonly string[] = [];

/** The product types that a caption names. What finds them comes once there is something to read. */
export function useNamedProducts(caption: string, types: Types): readonly string[] {
  const [found, setFound] = useState({ caption, ids: NONE });
  useEffect(() => {
    if (caption.trim() === '') return;
    let isOver = false;
    const find = (productTypesNamed: Find) => {
      if (!isOver) setFound({ caption, ids: productTypesNamed(caption, types) });
    };
    // Without it the product type is picked as before.
    import('@/lib/domain/captions/product-names').then((module) => find(module.productTypesNamed)).catch(() => {});
    return () => {
      isOver = true;
    };
  }, [caption, types]);
  return found.caption === caption ? found.ids : NONE;
}
