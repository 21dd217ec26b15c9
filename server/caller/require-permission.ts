import type { Right } from '#contract/people/right.ts';
import type { Role } from '#contract/people/role.ts';
import { AppError } from '../errors.ts';
import type { Administrator } from './administrator.ts';
import { requireRole } from './require-role.ts';

export type Permission = {
  role: Role;
  /** Lowers the role that holders of a right need. */
  right?: { name: Right; role: Role } | undefined;
  /** Set if a session needs a recent confirmation by its person. */
  isConfirmed?: boolean | undefined;
  /** Set if the call accepts a token that still has to be exchanged for a session. */
  opensSession?: boolean | undefined;
};

export function requirePermission(
  administrator: Administrator,
  { role, right, isConfirmed, opensSession }: Permission,
) {
  if (administrator.token?.mustOpenSession && !opensSession) {
    throw new AppError('unauthorized', 'Sign in again. Browsers need a session on this site.');
  }
  const hasRight = right !== undefined && administrator.rights.includes(right.name);
  requireRole(administrator, hasRight ? right.role : role);
  if (isConfirmed) requireConfirmation(administrator);
}

const confirmedFor = 10 * 60_000;

/** Signing in counts as a confirmation. Programs with a token can't be asked for one. */
export function requireConfirmation({ session }: Pick<Administrator, 'session'>) {
  if (!session || Date.parse(session.confirmed) > Date.now() - confirmedFor) return;
  throw new AppError('confirmation_required', 'Confirm that it is you, then try again.');
}
