/** Reason a zip was rejected, as a sentence that says what to do. */
export class ZipRefusal extends Error {}

export const damagedZip = () => new ZipRefusal('This zip is damaged and cannot be read to its end. Make it again.');
