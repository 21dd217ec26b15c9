import { AppError } from '../../errors.ts';

/** Names the field, so that the form shows the message next to it. */
export const nameTaken = (message: string) =>
  new AppError('conflict', `${message}.`, { errors: [{ path: 'name', message }] });
