import { mayDo, type Role } from '#contract/people/role.ts';
import { AppError } from '../errors.ts';

export function requireRole({ role }: { role: Role }, needed: Role) {
  if (mayDo(role, needed)) return;
  const held = role === 'viewer' ? 'a viewer' : 'an editor';
  throw new AppError(
    'forbidden',
    `Only ${needed === 'owner' ? 'an owner' : 'an editor or an owner'} can do this. You are ${held}.`,
  );
}
