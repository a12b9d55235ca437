import { type Amount, isOnLine, readAmounts } from './amounts';
import { type Candidate, candidate, type Caption } from './caption';
import { isSetTotal, isTooCheap, shareOf } from './set-totals';

/** A set costs at least this share of the single rate per piece; anything above the single rate is a total. */
const CHEAPEST_SET = 0.5;

const values = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map(({ paise }) => paise))];
const only = (amounts: readonly Amount[]): number | null => {
  const [first, ...more] = values(amounts);
  return first !== undefined && more.length === 0 ? first : null;
};

/** Price of one piece, bought alone and in the set. */
interface Decision {
  rate: number | null;
  setRate: number | null;
}
const UNDECIDED: Decision = { rate: null, setRate: null };

const isBelow = (set: number, rate: number | null): boolean =>
  rate !== null && set <= rate && set >= rate * CHEAPEST_SET;

/** Determines the rate and the set rate; neither when a second reading is possible. */
function decide(open: readonly Amount[]): Decision {
  const of = (...roles: Amount['role'][]) => open.filter(({ role }) => roles.includes(role));
  const [singles, plains, sets] = [of('single'), of('plain', 'average'), of('set')];
  const perPiece = sets.filter(({ isEach }) => isEach);
  const told = only(perPiece.length > 0 ? perPiece : sets);
  if (singles.length === 0) {
    const rate = only(plains);
    const isSetRate = told !== null && (perPiece.length > 0 || isBelow(told, rate)) && (rate === null || told <= rate);
    return plains.length > 0 && rate === null ? UNDECIDED : { rate, setRate: isSetRate ? told : null };
  }
  const rate = only(singles);
  const others = values(plains).filter((paise) => paise !== rate && paise !== told);
  if (rate === null) return UNDECIDED;
  if (others.length > 0) {
    const [other] = others;
    const isOfSet =
      others.length === 1 &&
      sets.length === 0 &&
      plains.every(({ isEach, isTold }) => isEach || isTold) &&
      isBelow(other ?? 0, rate);
    return isOfSet ? { rate, setRate: other ?? null } : UNDECIDED;
  }
  if (told !== null && told < rate * CHEAPEST_SET) return UNDECIDED;
  return { rate, setRate: told !== null && isBelow(told, rate) ? told : null };
}

/** Drops a quantity rate when a higher one for small quantities is given; alone it may be the general rate. */
function withoutSteps(amounts: readonly Amount[]): Amount[] {
  const isDearer = (step: Amount, { kind, role, paise }: Amount) =>
    kind === 'open' &&
    (role === 'plain' || role === 'single') &&
    paise > step.paise &&
    paise * CHEAPEST_SET <= step.paise;
  return amounts.map((amount) =>
    amount.kind === 'step'
      ? {
          ...amount,
          kind: amounts.some((other) => isDearer(amount, other)) ? ('beside' as const) : ('doubtful' as const),
        }
      : amount,
  );
}

/** Among possible rates, an amount marked as the current price takes precedence over higher ones. */
function outranked(amounts: readonly Amount[]): Amount[] {
  const now = only(amounts.filter(({ kind, role, isNow }) => isNow && kind === 'open' && role !== 'total'));
  if (now === null) return [...amounts];
  return amounts.map((amount) => {
    const isDearer = !amount.isNow && amount.role === 'plain' && amount.paise > now;
    return isDearer && (amount.kind === 'open' || amount.kind === 'doubtful')
      ? { ...amount, kind: 'apart' as const }
      : amount;
  });
}

const isOpen = ({ kind }: Amount): boolean => kind === 'open' || kind === 'doubtful';

/** A single amount that cannot be the price of all pieces is the price of each. */
const ofEach = (caption: Caption, amounts: readonly Amount[], pieces: number | null): Amount[] =>
  amounts.map((amount) =>
    isTooCheap(caption, amount, pieces) && amounts.filter(isOpen).length === 1
      ? { ...amount, role: 'plain', isEach: true }
      : amount,
  );

/** Replaces set totals with the price per piece: as the rate, or as a suggested set rate when another rate is given. */
function withoutTotals(caption: Caption, amounts: readonly Amount[], pieces: number | null, sizes: number): Amount[] {
  const single = only(amounts.filter((amount) => isOpen(amount) && amount.role === 'single'));
  const isTotal = (amount: Amount) => isOpen(amount) && isSetTotal(caption, amount, { pieces, sizes }, single, amounts);
  const totals = amounts.filter(isTotal);
  const rest = amounts.map((amount) => (isTotal(amount) ? { ...amount, kind: 'beside' as const } : amount));
  const total = only(totals) === null ? undefined : totals[0];
  const share = total ? shareOf(total, pieces) : null;
  if (!total || share === null) return rest;
  const rate = single ?? only(rest.filter((amount) => isOpen(amount) && (amount.isEach || amount.isTold)));
  if (rest.some(isOpen)) {
    const isSure = share.isSure && rate !== null && share.paise < rate && isBelow(share.paise, rate);
    const kind = isSure ? 'open' : 'offered';
    return [...rest, { ...total, paise: share.paise, role: 'set', isEach: true, kind }];
  }
  const kind = share.isSure ? 'open' : 'doubtful';
  return [...rest, { ...total, paise: share.paise, role: 'plain', isEach: true, kind }];
}

/**
 * The rates of a caption, by the role of each amount. An amount that is only possibly the rate, or sets of two sizes,
 * make all of them unsure: a wrong rate is worse than none. `sizes` is the number of sizes named.
 */
export function readRates(
  caption: Caption,
  knownRates: readonly number[],
  pieces: readonly Candidate[],
  sizes: number,
): Candidate[] {
  const counts = pieces.flatMap(({ field, value }) => (field === 'pieces' && typeof value === 'number' ? [value] : []));
  const { amounts: all, bare } = readAmounts(caption, knownRates, counts);
  const pieceCount = new Set(counts).size === 1 ? (counts[0] ?? null) : null;
  const amounts = outranked(withoutSteps(withoutTotals(caption, ofEach(caption, all, pieceCount), pieceCount, sizes)));
  const open = amounts.filter(({ kind }) => kind === 'open');
  const isTwoOffers = new Set(pieces.filter(({ doubtful }) => !doubtful).map(({ value }) => value)).size > 1;
  const isTold = (paise: number) => open.some((amount) => amount.paise === paise && amount.role !== 'set');
  const isDoubtful = isTwoOffers || amounts.some(({ kind, paise }) => kind === 'doubtful' && !isTold(paise));
  const { rate, setRate } = isDoubtful ? UNDECIDED : decide(open);
  const found: Candidate[] = [];
  const report = ({ at, paise, role }: Pick<Amount, 'at' | 'paise' | 'role'>, isSure: boolean) => {
    if (Number.isFinite(paise))
      found.push(candidate(caption, [at, at], role === 'set' ? 'setRate' : 'rate', paise, !isSure));
  };
  for (const amount of open) {
    const isRate = amount.role !== 'set' && amount.paise === rate;
    const isSetRate = amount.role !== 'single' && amount.paise === setRate;
    if (isRate) report({ ...amount, role: 'single' }, true);
    else if (isSetRate) report({ ...amount, role: 'set' }, true);
    else if (amount.role === 'set' ? setRate === null : rate === null) report(amount, false);
  }
  for (const amount of amounts)
    if (amount.kind === 'offered' && setRate === null && isBelow(amount.paise, rate)) report(amount, false);
  if (rate !== null) return found;
  const rivals = amounts.filter(({ kind }) => kind === 'doubtful');
  for (const amount of amounts) if (amount.kind === 'doubtful' || amount.kind === 'apart') report(amount, false);
  const isAlone = amounts.every(({ kind }) => kind === 'beside');
  for (const at of bare)
    if (isAlone || rivals.some((rival) => isOnLine(caption, at, rival.at)))
      report({ at, paise: (caption.tokens[at]?.value ?? NaN) * 100, role: 'plain' }, false);
  return found;
}
