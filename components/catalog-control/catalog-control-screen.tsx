import dynamic from 'next/dynamic';
import { catalogName } from '@/components/entities/catalog-name';
import { FiguresButton } from '@/components/records/figures-button';
import { PageHeader } from '@/components/records/page-header';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { RecordList } from '@/components/records/record-list';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { idSchema } from '@/lib/contracts/base/answers';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { useAddressKey } from '@/lib/client/address-key';
import { fetchesEarly } from '@/lib/client/queries/list';
import { CONTROL_COLUMNS } from './control-columns';
import { CONTROL_FILTERS, CONTROL_VIEWS } from './control-filters';

const Throughput = dynamic(() => import('./throughput').then((module) => module.Throughput), { ssr: false });
const ControlDrawer = dynamic(() => import('./control-drawer').then((module) => module.ControlDrawer), { ssr: false });

/** All catalogs with the reasons buyers cannot see them, and the switches that control visibility. */
export function CatalogControlScreen() {
  const opened = useAddressKey('open');
  const id = idSchema.safeParse(opened.value).data;
  return (
    <>
      <PageHeader
        screen="admin-catalog"
        description={ADMIN_PURPOSES['admin-catalog']}
        action={<FiguresButton>{() => <Throughput />}</FiguresButton>}
      />
      <ViewTabs endpoint={catalogsApi.list} views={CONTROL_VIEWS} />
      <RecordList
        endpoint={catalogsApi.list}
        label="Catalogs"
        noun={{ one: 'catalog', many: 'catalogs' }}
        columns={CONTROL_COLUMNS}
        filters={CONTROL_FILTERS}
        nameOf={catalogName}
        onOpen={(catalog) => opened.open(catalog.id)}
        noneYet={{ title: 'No catalogs yet' }}
      />
      {id && <ControlDrawer id={id} onClose={opened.close} />}
    </>
  );
}

CatalogControlScreen.fetchesEarly = fetchesEarly(catalogsApi.list);
