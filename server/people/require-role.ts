import { mayDo, type Role } from '#contract/people/role.ts';
import { AppError } from '../errors.ts';

/** By default a read needs a viewer and a write an editor, so that no new write can forget its role. */
export function requireRole(
  { role }: { role: Role },
  call: 'read' | 'write',
  needed: Role = call === 'read' ? 'viewer' : 'editor',
) {
  if (mayDo(role, needed)) return;
  const held = role === 'viewer' ? 'a viewer' : 'an editor';
  throw new AppError(
    'forbidden',
    `Only ${needed === 'owner' ? 'an owner' : 'an editor or an owner'} can do this. You are ${held}.`,
  );
}
