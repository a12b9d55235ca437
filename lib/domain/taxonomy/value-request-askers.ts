interface Asked<Person> {
  askedBy: Person;
  alsoAskedBy: readonly Person[];
}

/** Everybody who asked for a value, the first one first. */
export const askersOf = <Person>({ askedBy, alsoAskedBy }: Asked<Person>): Person[] => [askedBy, ...alsoAskedBy];

/** Their names: "Kiran Vyas, Rina Shah". */
export const askersText = (request: Asked<{ name: string }>): string =>
  askersOf(request)
    .map(({ name }) => name)
    .join(', ');
