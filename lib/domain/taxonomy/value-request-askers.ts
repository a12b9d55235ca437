interface Asked<Person> {
  askedBy: Person;
  alsoAskedBy: readonly Person[];
}

/** Everyone who asked for a value, the first person first. */
export const askersOf = <Person>({ askedBy, alsoAskedBy }: Asked<Person>): Person[] => [askedBy, ...alsoAskedBy];

/** Their names: "Kiran Vyas, Rina Shah". */
export const askersText = (request: Asked<{ name: string }>): string =>
  askersOf(request)
    .map(({ name }) => name)
    .join(', ');
