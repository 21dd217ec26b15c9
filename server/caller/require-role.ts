import { mayDo, type Role } from '#contract/people/role.ts';
import { AppError } from '../errors.ts';

const withArticle: Record<Role, string> = {
  owner: 'an owner',
  editor: 'an editor',
  author: 'an author',
  viewer: 'a viewer',
};

const neededRoles: Record<Role, string> = {
  owner: 'an owner',
  editor: 'an editor or an owner',
  author: 'an author, an editor or an owner',
  viewer: 'staff',
};

export function requireRole({ role }: { role: Role }, needed: Role) {
  if (mayDo(role, needed)) return;
  const held = withArticle[role];
  throw new AppError('forbidden', `Only ${neededRoles[needed]} can do this. You are ${held}.`);
}
