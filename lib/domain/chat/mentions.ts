import { plainText } from '../text/plain-text';

interface Named {
  id: string;
  name: string;
}

/** People a note mentions with an at sign: by full name, or by a first name that only one of them has. */
export function mentioned<Person extends Named>(text: string, people: readonly Person[]): Person[] {
  const said = plainText(text);
  const firstName = ({ name }: Person) => plainText(name).split(' ')[0] ?? '';
  const isOnly = (one: Person) => people.filter((other) => firstName(other) === firstName(one)).length === 1;
  const names = (one: Person) => [plainText(one.name), ...(isOnly(one) ? [firstName(one)] : [])];
  const isNamed = (name: string) => {
    const place = said.indexOf(`@${name}`);
    const next = said.charAt(place + name.length + 1);
    return place >= 0 && !/[\p{L}\p{M}\p{N}]/u.test(next);
  };
  return people.filter((one) => names(one).some(isNamed));
}
