/** Length limits in characters (code points); the floor and ceiling follow OWASP ASVS 5.0 V6.2. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

export const passwordLength = (password: string): number => [...password].length;

/** A sentence explaining what is wrong with the length, or null when it is fine. */
export function passwordLengthProblem(password: string): string | null {
  const length = passwordLength(password);
  if (length < PASSWORD_LENGTH.min) return `Use at least ${PASSWORD_LENGTH.min} characters.`;
  if (length > PASSWORD_LENGTH.max) return `Use at most ${PASSWORD_LENGTH.max} characters.`;
  return null;
}
