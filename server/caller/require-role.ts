import { mayDo, type Role } from '#contract/people/role.ts';
import { AppError } from '../errors.ts';

const withArticle: Record<Role, string> = {
  owner: 'an owner',
  editor: 'an editor',
  author: 'an author',
  viewer: 'a viewer',
};

const refusals: Record<Role, (held: string) => string> = {
  owner: (held) => `Only an owner can do this. You are ${held}.`,
  editor: (held) => `Only an editor or an owner can do this. You are ${held}.`,
  author: (held) => `Viewers can’t do this. You are ${held}.`,
  viewer: (held) => `You can’t do this. You are ${held}.`,
};

export function requireRole({ role }: { role: Role }, needed: Role) {
  if (mayDo(role, needed)) return;
  throw new AppError('forbidden', refusals[needed](withArticle[role]));
}
