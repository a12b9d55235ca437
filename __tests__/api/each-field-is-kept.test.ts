import { serveApi } from '../support/api';
import { changesOfVersions, fieldsOf, listedFields, placeOf, saveEachField } from '../support/each-field';
import { KINDS } from '../support/each-field-kinds';
import { type Person, signIn } from '../support/order-place';

const api = serveApi();
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

it('knows every call that changes a record on top of a version', () => {
  expect(changesOfVersions().filter((call) => !(call in KINDS))).toEqual([]);
});

it.each(Object.entries(KINDS))('%s keeps each field alone, tells of it, checks the version', async (call, making) => {
  const kind = await making(placeOf(api, asha));
  expect(listedFields(kind)).toEqual(fieldsOf(call, kind.within));
  const saves = await saveEachField(api, asha, call, kind);
  expect(saves.map(({ outcome }) => outcome)).toEqual(saves.map(({ wanted }) => wanted));
});
