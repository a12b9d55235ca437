import { readText, sourceFiles } from '../support/repository-files';

/** The kits that keep what is typed over a reload, a crash or the end of a session, each with the name to keep it by. */
const KEPT =
  /(?:useDraft\(form, |useKeptWords\(\s*|useVersionedForm\(\{\s*name: |<NewRecordForm\s+name=\{?|useStoredState\()(`[^`]*`|'[^']*'|"[^"]*"|\[[^\]]*\])/g;

/** Texts of one record are kept by its id, or they would come back at another; `useVersionedForm` adds it itself. */
const NAMES: Record<string, string> = {
  'billing/budget-drawer.tsx': 'new budget',
  'buyers/buyer-bulk-dialog.tsx': 'change buyers',
  'buyers/buyer-notes.tsx': 'new note ${buyerId}',
  'buyers/new-buyer-drawer.tsx': 'new buyer',
  'catalog-intake/use-post-form.ts': 'pasted post',
  'catalog-pdfs/pdf-maker.tsx': "['catalog pdf', ...ids]",
  'catalog-tag/add-tag-form.tsx': 'added tags',
  'catalog-tag/ask-value-dialog.tsx': 'ask value ${catalogId} ${start.attributeId}',
  'catalog-tag/edit-catalog-form.tsx': 'catalog',
  'catalog-tag/use-tag-form.ts': 'catalog tags',
  'catalogs/catalog-bulk-dialog.tsx': 'change catalogs',
  'catalogs/use-review-fixes.ts': 'review ${catalog.id}',
  'chat/use-party-shown.ts': 'isChatPartyShown',
  'collections/collection-curate-screen.tsx': 'new collection',
  'cycles/cycle-create-screen.tsx': 'new cycle',
  'entities/conversation/composer.tsx': 'chat draft ${id}',
  'markets/new-market-drawer.tsx': 'new market',
  'messages/new-campaign-drawer.tsx': 'new campaign',
  'messages/template-drawer.tsx': 'new template',
  'records/skip-dialog.tsx': 'skip ${subject}',
  'records/step-dialog.tsx': '${step.to} ${record.id}',
  'records/use-versioned-form.ts': '${name} ${item.id}',
  'records/views/new-view-form.tsx': 'view ${now.list}',
  'salesmen/target-dialog.tsx': 'target ${salesman.id} ${month.name}',
  'salesmen/visit-dialog.tsx': 'new visit ${salesmanId}',
  'seller-groups/new-group-form.tsx': 'new group ${onChoose ? EVERY_SELLER : sellerId}',
  'sellers/add-seller-dialog.tsx': 'new seller',
  'sellers/new-market-dialog.tsx': 'new market on the way',
  'sellers/seller-bulk-dialog.tsx': 'change sellers',
  'sellers/seller-notes.tsx': 'new note ${sellerId}',
  'shell/frame.tsx': 'isMenuShown',
  'taxonomy/accept-value-dialog.tsx': 'accept value ${request.id}',
  'taxonomy/add-value-form.tsx': 'new value ${attributeId}',
  'taxonomy/new-attribute-drawer.tsx': 'new attribute',
  'taxonomy/new-product-type-drawer.tsx': 'new product type',
  'taxonomy/refuse-value-dialog.tsx': 'refuse value ${request.id}',
  'taxonomy/value-dialog.tsx': 'value',
  'users/edit-user-form.tsx': 'user',
  'users/invite-user-dialog.tsx': 'new user',
  'videos/link-form.tsx': 'video links',
  'videos/tag-form.tsx': 'video',
};

/** Forms that keep nothing, each with the reason. */
const UNKEPT: Record<string, string> = {
  'catalog-intake/use-tray.ts': 'The server keeps the draft.',
  'catalogs/fix-form.tsx': 'Kept as corrections, by use-review-fixes.',
  'collections/collection-days.tsx': 'Two days, each chosen in a moment.',
  'collections/new-link-form.tsx': 'Choices with usual values, and one number.',
  'me/change-password-form.tsx': 'A password is never stored.',
};

const FORMS = sourceFiles('components');
const nameOf = (file: string) => file.replace('components/', '');
const namesIn = (file: string) =>
  [...readText(file).matchAll(KEPT)].map(([, name = '']) => name.replace(/^['"`]|['"`]$/g, '')).join(', ');

it('what is typed is kept, by a name that no other record has', () => {
  const found = FORMS.map((file) => [nameOf(file), namesIn(file)]).filter(([, names]) => names !== '');
  expect(Object.fromEntries(found)).toEqual(NAMES);
});

it('a form that keeps nothing says why', () => {
  const forms = FORMS.filter((file) => /\buseForm(<.*>)?\(/.test(readText(file)));
  const unkept = forms.filter((file) => !/useDraft\(/.test(readText(file))).map(nameOf);
  expect(unkept.filter((file) => NAMES[file] === undefined).sort()).toEqual(Object.keys(UNKEPT).sort());
});
