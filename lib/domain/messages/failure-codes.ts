/** What a failure means for the message, its number and its campaign. */
export type FailureClass = 'not-on-whatsapp' | 'opted-out' | 'final' | 'later' | 'slow-down' | 'stop' | 'unclear';

interface FailureText {
  class: FailureClass;
  /** What happened, as a sentence. */
  reason: string;
  /** What to do, as a sentence. */
  advice: string;
}

const of = (failureClass: FailureClass, reason: string, advice: string): FailureText => ({
  class: failureClass,
  reason,
  advice,
});

const GONE = of('not-on-whatsapp', 'The number is not on WhatsApp.', 'Ask the buyer for another number.');
const OUT = of('opted-out', 'The person opted out of messages.', 'Do not write again. The opt-out is recorded.');
const SESSION = of('final', 'More than 24 hours have passed since they wrote.', 'Send an approved template.');
const TEMPLATE = of('final', 'The text does not match its template.', 'Check variables and media, and send again.');
const LATER = of('later', 'WhatsApp held it back: the person got many messages.', 'Try again after a day.');
const SLOW = of('slow-down', 'Messages went out too fast.', 'Nothing to do: it slows down by itself.');
const ACCOUNT = of('stop', 'WhatsApp has locked or limited the account.', 'Look at the account at the provider.');
const PAUSED = of('stop', 'WhatsApp paused the template.', 'Wait until it is approved again, then resume.');
const UNCLEAR = of('unclear', 'The provider had a fault.', 'Look at the message after an hour.');

const CODES: Readonly<Record<string, FailureText>> = {
  1002: GONE,
  131026: GONE,
  1012: OUT,
  131050: OUT,
  1005: SESSION,
  1006: of('final', 'The provider has no opt-in of the person.', 'Record the consent again.'),
  1007: of('final', 'The provider has no opt-in of the person.', 'Record the consent again.'),
  1008: of('final', 'The provider has no opt-in of the person.', 'Record the consent again.'),
  1010: of('final', 'The photo, video or PDF cannot be opened.', 'Check the address of the file.'),
  1011: of('final', 'The photo, video or PDF is too large.', 'Use a smaller file.'),
  4003: TEMPLATE,
  131047: SESSION,
  131051: of('final', 'WhatsApp does not know this kind of message.', 'Send text.'),
  131049: LATER,
  130472: of('later', 'WhatsApp keeps this person out of marketing for a test.', 'Try again after a day.'),
  131048: of('stop', 'WhatsApp takes the messages for spam.', 'Check text and audience before going on.'),
  429: SLOW,
  4001: SLOW,
  130429: SLOW,
  131056: SLOW,
  80007: SLOW,
  1003: of('stop', 'The wallet at the provider is empty.', 'Recharge it, then resume.'),
  401: of('stop', 'The provider does not accept our key.', 'Check the settings of the server.'),
  1001: of('stop', 'The number is not set up at the provider.', 'Check the settings of the server.'),
  1004: of('stop', 'Templates are switched off at the provider.', 'Switch them on at the provider.'),
  4004: of('stop', 'The number is not a cloud number.', 'Ask the provider.'),
  4005: PAUSED,
  132015: PAUSED,
  132016: of('stop', 'WhatsApp has disabled the template.', 'Choose another template.'),
  131031: ACCOUNT,
  131042: of('stop', 'A payment to WhatsApp is due.', 'Settle it, then resume.'),
  368: ACCOUNT,
  500: UNCLEAR,
  4002: UNCLEAR,
  131000: UNCLEAR,
  131016: UNCLEAR,
};

/** Meta's codes for text, variables and media that do not match their template. */
const isTemplateCode = (code: string) => /^1320(0\d|1[0-2])$/.test(code);

/** Meaning of a code; an unknown code is final, so that nothing is retried on a guess. */
export const failureText = (code: string): FailureText =>
  CODES[code] ??
  (isTemplateCode(code)
    ? TEMPLATE
    : of('final', `The provider refused it (${code}).`, 'Look the code up at the provider.'));

export const failureClass = (code: string): FailureClass => failureText(code).class;

/** Whether a failed message may be sent again, in a separate campaign and after a day at the earliest. */
export const isRetriable = (code: string): boolean => failureClass(code) === 'later';

/** Codes of numbers without WhatsApp. */
export const NOT_ON_WHATSAPP = Object.keys(CODES).filter((code) => failureClass(code) === 'not-on-whatsapp');
export const RETRIABLE_CODES = Object.keys(CODES).filter(isRetriable);
