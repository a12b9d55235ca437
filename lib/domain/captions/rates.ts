import { type Amount, isOnLine, readAmounts } from './amounts';
import { type Candidate, candidate, type Caption } from './caption';

/** Per piece, a set costs at least this share of the single rate; what costs more than the single rate is a total. */
const CHEAPEST_SET = 0.5;

const values = (amounts: readonly Amount[]): number[] => [...new Set(amounts.map(({ paise }) => paise))];
const only = (amounts: readonly Amount[]): number | null => {
  const [first, ...more] = values(amounts);
  return first !== undefined && more.length === 0 ? first : null;
};

/** Which amounts are the rate and the rate in the set; neither where a second reading is possible. */
function decide(open: readonly Amount[]): { rate: number | null; setRate: number | null } {
  const of = (role: Amount['role']) => open.filter((amount) => amount.role === role);
  const [singles, plains, sets] = [of('single'), of('plain'), of('set')];
  const perPiece = sets.filter(({ isEach }) => isEach);
  const told = only(perPiece.length > 0 ? perPiece : sets);
  if (singles.length === 0) {
    const rate = only(plains);
    const isSetRate = told !== null && (perPiece.length > 0 || isBelow(told, rate)) && (rate === null || told <= rate);
    return plains.length > 0 && rate === null
      ? { rate: null, setRate: null }
      : { rate, setRate: isSetRate ? told : null };
  }
  const rate = only(singles);
  const others = values(plains).filter((paise) => paise !== rate && paise !== told);
  if (rate === null) return { rate: null, setRate: null };
  if (others.length > 0) {
    const [other] = others;
    const isOfSet =
      others.length === 1 && sets.length === 0 && plains.every(({ isEach }) => isEach) && isBelow(other ?? 0, rate);
    return isOfSet ? { rate, setRate: other ?? null } : { rate: null, setRate: null };
  }
  if (told !== null && told < rate * CHEAPEST_SET) return { rate: null, setRate: null };
  return { rate, setRate: told !== null && isBelow(told, rate) ? told : null };
}

const isBelow = (set: number, rate: number | null): boolean =>
  rate !== null && set <= rate && set >= rate * CHEAPEST_SET;

/**
 * The rates of a caption. One doubtful amount, or sets of two sizes, make all of them unsure: a wrong rate is
 * worse than none.
 */
export function readRates(caption: Caption, knownRates: readonly number[], pieces: readonly Candidate[]): Candidate[] {
  const counts = pieces.flatMap(({ field, value }) => (field === 'pieces' && typeof value === 'number' ? [value] : []));
  const { amounts, bare } = readAmounts(caption, knownRates, counts);
  const open = amounts.filter(({ kind }) => kind === 'open');
  const isTwoOffers = new Set(pieces.map(({ value }) => value)).size > 1;
  const isDoubtful = isTwoOffers || amounts.some(({ kind }) => kind === 'doubtful');
  const { rate, setRate } = isDoubtful ? { rate: null, setRate: null } : decide(open);
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
  if (rate !== null) return found;
  const rivals = amounts.filter(({ kind }) => kind === 'doubtful');
  for (const amount of amounts) if (amount.kind === 'doubtful' || amount.kind === 'list') report(amount, false);
  const isAlone = amounts.every(({ kind }) => kind === 'beside');
  for (const at of bare)
    if (isAlone || rivals.some((rival) => isOnLine(caption, at, rival.at)))
      report({ at, paise: (caption.tokens[at]?.value ?? NaN) * 100, role: 'plain' }, false);
  return found;
}
