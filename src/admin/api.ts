import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { config } from 'zod';
import type { AppRouter } from '../../server/trpc/router.ts';
import { attendanceHeader } from './people/sign-in/attendance.ts';
import { confirmLink } from './people/sign-in/confirm-link.ts';
import { storedToken, tokenHeader } from './people/sign-in/stored-token.ts';
import { writtenGroupLink } from './release/undo/written-group.ts';
import { releaseHeader, releaseLink } from './release/working/release-link.ts';

// Prevents zod from trying eval, which the content security policy forbids.
config({ jitless: true });

const url = '/api/trpc';

/** Hooks for the tRPC router, which provides the keys, fetchers and types of all queries. */
export const trpc = createTRPCReact<AppRouter>();

const ownHeaders = () => ({ ...tokenHeader(storedToken()), ...attendanceHeader() });

export const client = trpc.createClient({
  links: [
    releaseLink,
    writtenGroupLink,
    confirmLink,
    splitLink({
      // A batch has one set of headers, but each change can go to another release, and is undone on its own. Signing in
      // has no input, and alone would be sent without the body that the server requires.
      condition: ({ type, input }) => type === 'mutation' && input !== undefined,
      true: httpLink({
        url,
        headers: ({ op }) => ({ ...ownHeaders(), ...releaseHeader(op.context.release) }),
      }),
      false: httpBatchLink({ url, maxItems: 50, maxURLLength: 8_000, headers: ownHeaders }),
    }),
  ],
});

/**
 * Signs in with a token that isn't stored yet. Returns what to store: the token itself, or a session if the rules or the
 * next page require one.
 */
export async function exchangeToken(token: string, needsSession: boolean): Promise<string> {
  const unstored = trpc.createClient({ links: [httpLink({ url, headers: tokenHeader(token) })] });
  const { session } = await unstored.admin.signIn.withToken.mutate({ needs_session: needsSession });
  return session?.token ?? token;
}
