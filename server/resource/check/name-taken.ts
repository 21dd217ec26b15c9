import { AppError } from '../../errors.ts';

/** Includes the field, so that the form shows the message next to it. */
export const nameTaken = (message: string) =>
  new AppError('conflict', `${message}.`, { errors: [{ path: 'name', message }] });
