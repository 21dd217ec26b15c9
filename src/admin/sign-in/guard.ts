import { redirect } from '@tanstack/react-router';
import { storedToken } from './session.ts';

/** The one guard: everything below is for who has a token. Whether it is right, the server says. */
export function requireToken(back: string) {
  if (!storedToken()) throw redirect({ to: '/admin/login', search: { back }, replace: true });
}
