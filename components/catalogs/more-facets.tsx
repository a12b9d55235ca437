import { MarketName } from '@/components/entities/market-picker';
import { OptionName } from '@/components/entities/option-picker';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { ListState } from '@/lib/client/list-state';
import { sellerOptions } from '@/lib/client/queries/options';
import { RATE_BANDS } from '@/lib/domain/catalogs/catalog-facets';
import { rupeesText } from '@/lib/domain/text/money';
import { FacetRow, lookedAt, toggled } from '@/components/entities/facet-row';

type List = ListState<typeof catalogsApi.list>;

interface MoreFacetsProps {
  facets: EndpointAnswer<typeof catalogsApi.facets>;
  list: Pick<List, 'query' | 'set'>;
}

const SELLERS = sellerOptions();
const bandOf = (from: string) => RATE_BANDS.find((band) => String(band.from) === from);

function bandName(from: string): string {
  const { to } = bandOf(from) ?? {};
  return to === undefined
    ? `${rupeesText(Number(from))} and more`
    : `${rupeesText(Number(from))} – ${rupeesText(to + 1)}`;
}

const ageName = (days: string) => (days === '1' ? 'Last day' : `Last ${days} days`);

/** Catalog counts by market, seller, tag, rate and age. */
export function MoreFacets({ facets, list: { query, set } }: MoreFacetsProps) {
  const band = RATE_BANDS.find(({ from, to }) => from === query.rateFrom && to === query.rateTo);
  const setBand = (from: string) => {
    const next = String(band?.from) === from ? undefined : bandOf(from);
    set({ rateFrom: next?.from, rateTo: next?.to });
  };
  return (
    <>
      <FacetRow
        label="Product type"
        values={facets.productTypeId}
        among={lookedAt('productTypeId', facets.sampled)}
        chosen={query.productTypeId ?? []}
        nameOf={(id) => <ProductTypeName id={id} />}
        onToggle={(id) => set({ productTypeId: toggled(query.productTypeId, id) })}
      />
      <FacetRow
        label="Rate"
        values={facets.rate}
        among={lookedAt('rate', facets.sampled)}
        chosen={band ? [String(band.from)] : []}
        nameOf={bandName}
        onToggle={setBand}
      />
      <FacetRow
        label="Received"
        values={facets.days}
        among={lookedAt('days', facets.sampled)}
        chosen={query.days === undefined ? [] : [String(query.days)]}
        nameOf={ageName}
        onToggle={(days) => set({ days: String(query.days) === days ? undefined : Number(days) })}
      />
      <FacetRow
        label="Market"
        values={facets.marketId}
        among={lookedAt('marketId', facets.sampled)}
        chosen={query.marketId ?? []}
        nameOf={(id) => <MarketName id={id} />}
        onToggle={(id) => set({ marketId: toggled(query.marketId, id) })}
      />
      <FacetRow
        label="Seller"
        values={facets.sellerId}
        among={lookedAt('sellerId', facets.sampled)}
        chosen={query.sellerId ?? []}
        nameOf={(id) => <OptionName source={SELLERS} id={id} />}
        onToggle={(id) => set({ sellerId: toggled(query.sellerId, id) })}
      />
      <FacetRow
        label="Tags"
        values={facets.valueId}
        among={lookedAt('valueId', facets.sampled)}
        chosen={query.valueId ?? []}
        nameOf={(id) => <ValueNames ids={[id]} />}
        onToggle={(id) => set({ valueId: toggled(query.valueId, id) })}
      />
    </>
  );
}
