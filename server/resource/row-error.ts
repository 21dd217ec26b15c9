import { AppError, badInput } from '../errors.ts';

/** Names the row of a bulk change in an error: an unknown id becomes a field error, and field errors get its path. */
export function asRowError(error: unknown, index: number): unknown {
  if (!(error instanceof AppError)) return error;
  const path = `ids.${index}`;
  const message = error.message.replace(/\.$/, '');
  if (error.code === 'not_found') return badInput([{ path, message }]);
  if (error.code === 'conflict') {
    return new AppError('conflict', error.message, { errors: [{ path, message }] });
  }
  if (error.code !== 'bad_input' || !error.errors) return error;
  return badInput(
    error.errors.map((one) =>
      one.path.startsWith('edits.') ? one : { ...one, path: `${path}.${one.path}` },
    ),
  );
}
