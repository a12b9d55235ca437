import { keyLetters } from '@/components/entities/catalog-form/key-letters';
import { choicesOf, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import {
  type Choice,
  CLOSED,
  COMMAND_KEYS,
  type Intent,
  keyReducer,
  type KeyState,
  PAGE,
  readKey,
  shownOptions,
  TEXT_KEYS,
} from '@/components/entities/catalog-form/tag-keys';
import { attributeId, STARTING_TAXONOMY, typeId, valueId } from '../support/starting-taxonomy';

const choicesFor = (name: string) => choicesOf({ productTypeId: typeId(name), tags: [] }, STARTING_TAXONOMY);
const SAREE = choicesFor('Saree');
const press = (key: string, state: KeyState = CLOSED, choices: readonly Choice[] = SAREE) =>
  readKey({ key, isHeld: false }, state, choices);
const open = (key: string): KeyState => keyReducer(CLOSED, { to: 'open', id: attributeId(key) });
const after = (state: KeyState, intent: Intent | null) =>
  intent?.does === 'move' ? keyReducer(state, intent.action) : state;

describe('Letters of attributes', () => {
  it.each(STARTING_TAXONOMY.productTypes.map(({ nameEn }) => nameEn))(
    'are one each for %s, and none of the fixed ones',
    (name) => {
      const letters = choicesFor(name).map(({ letter }) => letter);
      expect(letters.every((letter) => letter !== undefined && /^[a-z]$/.test(letter))).toBe(true);
      expect(new Set(letters).size).toBe(letters.length);
      const attributes = letters.slice(1);
      expect(attributes.filter((letter) => ['p', 't', 'r', 's', 'g'].includes(letter ?? ''))).toEqual([]);
      expect(letters[0]).toBe('p');
    },
  );

  it('begin with the name where they can', () => {
    expect(Object.fromEntries(SAREE.map(({ label, letter }) => [label, letter]))).toMatchObject({
      'Product type': 'p',
      Colour: 'c',
      Fabric: 'f',
      'Saree length': 'a',
      'Blouse piece': 'b',
      'Work / embroidery': 'w',
    });
  });

  it('stay when an attribute is added at the end', () => {
    const before = SAREE.slice(1).map(({ id, label }) => ({ id, nameEn: label }));
    const grown = keyLetters([...before, { id: 'new', nameEn: 'Colour of the border' }]);
    for (const [id, letter] of keyLetters(before)) expect(grown.get(id)).toBe(letter);
    expect(grown.get('new')).toMatch(/^[a-z]$/);
  });

  it('go to any free letter, and to nobody when none is left', () => {
    expect(keyLetters([{ id: 'hindi', nameEn: 'रंग' }]).get('hindi')).toBe('a');
    const many = Array.from({ length: 30 }, (_, place) => ({ id: String(place), nameEn: 'Same' }));
    expect(keyLetters(many).size).toBe(21);
  });
});

describe('Keys', () => {
  it('of letters open their field', () => {
    for (const { id, letter } of SAREE)
      expect(press(letter ?? '')).toEqual({ does: 'move', action: { to: 'open', id } });
  });

  it('lead to the fields that are typed into', () => {
    for (const [field, key] of Object.entries(TEXT_KEYS)) expect(press(key)).toEqual({ does: 'type', field });
  });

  it('that do one thing do it with and without an open field', () => {
    for (const [key, name] of Object.entries(COMMAND_KEYS))
      for (const state of [CLOSED, open('colour')])
        expect([key, press(key, state)]).toEqual([key, { does: 'command', name }]);
  });

  it('are each meant once', () => {
    const keys = [...Object.keys(COMMAND_KEYS), ...Object.values(TEXT_KEYS), 'p'];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('held with Ctrl are left alone but for Enter', () => {
    expect(readKey({ key: 'Enter', isHeld: true }, CLOSED, SAREE)).toEqual({ does: 'command', name: 'finish' });
    for (const key of ['c', 'p', 's', '1', '=', 'k'])
      expect(readKey({ key, isHeld: true }, open('colour'), SAREE)).toBeNull();
  });

  it('nobody gave a meaning to are left to the product', () => {
    for (const key of ['Tab', 'F5', 'Shift', 'j', 'g', '1', '0', 'Backspace', 'Escape', '/', 'Q', 'toString', ' '])
      expect([key, press(key)]).toEqual([key, null]);
  });
});

describe('The values of an open field', () => {
  const colours = SAREE.find(({ id }) => id === attributeId('colour'));
  if (!colours) throw new Error('A saree has a colour.');

  it('are picked by their number', () => {
    for (let number = 1; number <= PAGE; number += 1)
      expect(press(String(number), open('colour'))).toEqual({
        does: 'pick',
        field: colours.id,
        value: colours.options[number - 1]?.id,
      });
  });

  it('are turned with 0, and after the last begin again', () => {
    let state = open('colour');
    const seen: string[] = [];
    for (let page = 0; page < 4; page += 1) {
      seen.push(...shownOptions(colours, state).options.map(({ id }) => id));
      state = after(state, press('0', state));
    }
    expect(seen).toEqual(colours.options.map(({ id }) => id));
    expect(shownOptions(colours, state).options[0]).toBe(colours.options[0]);
  });

  it('have no number beyond the last', () => {
    expect(press('9', open('sareeLength'))).toBeNull();
  });

  it('are found by their name in either language, and picked with Enter', () => {
    for (const [typed, found] of [
      ['maroon', 'Maroon'],
      ['गुलाबी', 'Pink'],
    ] as const) {
      let state = after(open('colour'), press('/', open('colour')));
      for (const letter of typed) state = after(state, press(letter, state));
      expect(state.filter).toBe(typed);
      expect(press('Enter', state)).toEqual({ does: 'pick', field: colours.id, value: valueId('colour', found) });
    }
  });

  it('are not opened by letters while searching a name; Enter requests a missing one', () => {
    let state: KeyState = { ...open('colour'), filter: '' };
    for (const letter of 'fbp=,s?') state = after(state, press(letter, state));
    expect(state.filter).toBe('fbp=,s?');
    expect(press('Enter', state)).toEqual({ does: 'ask', field: colours.id });
  });

  it('give back letters of the name, and then all values', () => {
    let state: KeyState = { ...open('colour'), filter: 'r' };
    state = after(state, press('Backspace', state));
    expect(state.filter).toBe('');
    state = after(state, press('Backspace', state));
    expect(state).toEqual(open('colour'));
    expect(after({ ...state, filter: 'red' }, press('Escape', { ...state, filter: 'red' })).filter).toBeNull();
  });

  it('are closed with Escape and taken away with Backspace', () => {
    expect(after(open('colour'), press('Escape', open('colour')))).toEqual(CLOSED);
    expect(press('Backspace', open('colour'))).toEqual({ does: 'clear', field: colours.id });
  });

  it('of a field that is gone mean nothing', () => {
    expect(press('1', { open: 'gone', page: 0, filter: null })).toBeNull();
    expect(press('1', keyReducer(CLOSED, { to: 'open', id: PRODUCT_TYPE }))).toMatchObject({ does: 'pick' });
  });
});
