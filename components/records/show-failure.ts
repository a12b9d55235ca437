import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '@/lib/client/http/api-error';

/** Shows validation errors beside their fields, and all others on the form. */
export function showFailure<Values extends FieldValues>(
  { issues, message, isPassing, isTold }: ApiError,
  { setError, getValues }: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): void {
  const names = Object.keys(getValues());
  const named = issues.flatMap(({ path, message: problem }) => {
    const name = path.find((step) => typeof step === 'string' && names.includes(step));
    return name === undefined ? [] : [{ name: name as FieldPath<Values>, problem }];
  });
  named.forEach(({ name, problem }, place) => setError(name, { message: problem }, { shouldFocus: place === 0 }));
  if (named.length === 0 && !isPassing && !isTold) setError('root', { message });
}
