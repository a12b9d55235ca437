const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const CRORE = 10_000_000;
const LAKH = 100_000;

/** A number below a hundred. */
function twoDigits(number: number): string {
  const ones = ONES[number % 10] ?? '';
  if (number < 20) return ONES[number] ?? '';
  return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `-${ones}`}`;
}

const STEPS: readonly [size: number, name: string][] = [
  [CRORE, 'crore'],
  [LAKH, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
];

function words(number: number): string {
  const step = STEPS.find(([size]) => number >= size);
  if (!step) return twoDigits(number);
  const [size, name] = step;
  const rest = number % size;
  return `${words(Math.floor(number / size))} ${name}${rest === 0 ? '' : ` ${words(rest)}`}`;
}

/** An amount spelled out as on bills: "Rupees one lakh twenty-five thousand and fifty paise only". */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${words(rupees)}${rest === 0 ? '' : ` and ${twoDigits(rest)} paise`} only`;
}
