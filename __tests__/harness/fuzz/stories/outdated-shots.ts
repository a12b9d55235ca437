import type { Shot } from '../send-call';

/** Fields that say which state of a record its sender saw, or which hold they have. */
const isSeen = (field: string) => /version$/i.test(field) || field === 'leaseToken';

function bodyOf({ headers, body }: Shot): Record<string, unknown> {
  if (headers['content-type'] !== 'application/json') return {};
  return JSON.parse(String(body)) as Record<string, unknown>;
}

/** Whether the record may have changed since its sender saw it. */
export const isOnTopOf = (shot: Shot): boolean => Object.keys(bodyOf(shot)).some(isSeen);

/** Another state or hold than this one; none is below one. */
const another = (seen: number) => (seen > 1 ? seen - 1 : seen + 1);

/** The same call of somebody who saw another state, or whose hold has ended: one for each field that tells it. */
export function outdatedShots(shot: Shot): Shot[] {
  const body = bodyOf(shot);
  return Object.entries(body).flatMap(([field, seen]) =>
    isSeen(field) && typeof seen === 'number'
      ? [{ ...shot, body: Buffer.from(JSON.stringify({ ...body, [field]: another(seen) })) }]
      : [],
  );
}
