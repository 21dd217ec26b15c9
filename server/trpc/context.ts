import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { Search } from '../../search-index/open.ts';
import type { Administrator } from '../admin-guard.ts';
import type { Deps } from '../app.ts';
import { AppError } from '../errors.ts';

export type Context = {
  db: Kysely<Database>;
  search: Search;
  /** Who the administrator is; throws when nobody is. */
  administrator: () => Administrator;
};

/** A page rendered on the server is rendered for a visitor. */
export const visitorContext = ({ database, search }: Deps): Context => ({
  db: database.db,
  search,
  administrator: () => {
    throw new AppError('unauthorized', 'Pages are rendered without the admin token.');
  },
});

/** However many calls a request carries, its token is looked at once. */
export function requestContext(
  { database, search, guard }: Deps,
  request: FastifyRequest,
): Context {
  let checked: (() => Administrator) | undefined;
  return {
    db: database.db,
    search,
    administrator: () => {
      checked ??= outcomeOf(() => guard.check(request.ip, request.headers['x-admin-token']));
      return checked();
    },
  };
}

function outcomeOf<Result>(work: () => Result): () => Result {
  try {
    const result = work();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
