import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { StateTag } from '@/components/entities/state-tag';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { Instant } from '@/components/ui/instant';
import { useAddressKey } from '@/lib/client/address-key';
import { notifySuccess } from '@/lib/client/notify';
import { useSyncTemplates } from '@/lib/client/queries/messages';
import { idSchema } from '@/lib/contracts/base/answers';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { CATEGORY_LABELS, TEMPLATE_CATEGORIES } from '@/lib/domain/messages/categories';
import {
  LANGUAGE_LABELS,
  QUALITY_LABELS,
  TEMPLATE_LANGUAGES,
  TEMPLATE_STATE_TEXTS,
  TEMPLATE_STATUSES,
  templateReason,
} from '@/lib/domain/messages/template-status';
import { stateLabel } from '@/lib/domain/states';
import { NewTemplateDrawer, TemplateDrawer } from './template-drawer';

type List = typeof messageTemplatesApi.list;

export const TEMPLATE_COLUMNS: RecordColumns<List> = [
  {
    id: 'name',
    header: 'Template',
    cell: ({ name }) => name,
    width: 200,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StateTag states={TEMPLATE_STATE_TEXTS} state={status} />,
    width: 110,
    priority: 2,
  },
  { id: 'quality', header: 'Quality', cell: ({ quality }) => QUALITY_LABELS[quality], width: 95, priority: 4 },
  { id: 'category', header: 'Category', cell: ({ category }) => CATEGORY_LABELS[category], width: 110, priority: 3 },
  { id: 'language', header: 'Language', cell: ({ language }) => LANGUAGE_LABELS[language], width: 100, priority: 3 },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ statusReason }) => statusReason && templateReason(statusReason),
    width: 190,
    priority: 5,
  },
  { id: 'body', header: 'Text', cell: ({ body }) => body, width: 260, priority: 6 },
  {
    id: 'pausedUntil',
    header: 'Paused until',
    cell: ({ pausedUntil }) => pausedUntil && <Instant at={pausedUntil} />,
    width: 180,
    isExtra: true,
    priority: 7,
  },
  {
    id: 'statusChangedAt',
    header: 'Status since',
    cell: ({ statusChangedAt }) => <Instant at={statusChangedAt} />,
    width: 185,
    isExtra: true,
    isSortable: true,
    priority: 7,
  },
];

const FILTERS: RecordFilters<List> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: TEMPLATE_STATUSES.map((value) => ({ value, label: stateLabel(TEMPLATE_STATE_TEXTS, value) })),
  },
  {
    id: 'language',
    kind: 'multi-choice',
    label: 'Language',
    options: TEMPLATE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
  },
  {
    id: 'category',
    kind: 'multi-choice',
    label: 'Category',
    options: TEMPLATE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
  },
];

/** All templates with their WhatsApp approval. */
export function TemplateList() {
  const open = useAddressKey('template');
  const sync = useSyncTemplates();
  const id = idSchema.safeParse(open.value).data;
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => open.open('new')}>
      New template
    </Button>
  );
  const handleSync = () =>
    sync.mutate(
      {},
      { onSuccess: ({ changed, added }) => notifySuccess(`Refreshed: ${changed} changed, ${added} added.`) },
    );
  return (
    <>
      <RecordList
        endpoint={messageTemplatesApi.list}
        label="Templates"
        noun={{ one: 'template', many: 'templates' }}
        columns={TEMPLATE_COLUMNS}
        filters={FILTERS}
        nameOf={({ name }) => name}
        hrefOf={(template) => open.hrefOf(template.id)}
        onOpen={(template) => open.open(template.id)}
        noneYet={{ title: 'No templates yet', action: add }}
        actions={
          <>
            <Button variant="outlined" color="inherit" loading={sync.isPending} onClick={handleSync}>
              Refresh
            </Button>
            {add}
          </>
        }
      />
      {open.value === 'new' && <NewTemplateDrawer isIn={open.isIn} onClose={open.close} />}
      {id && <TemplateDrawer key={id} id={id} onClose={open.close} />}
    </>
  );
}
