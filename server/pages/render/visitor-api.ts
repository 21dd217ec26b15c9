import { TRPCError } from '@trpc/server';
import type { CatalogueReads } from '../../catalogue/read/catalogue-reads.ts';
import { type Asker, dataOf, type ReadTag, readCall } from '../../catalogue/read/read-call.ts';
import { type ReadName, readSchemas } from '../../catalogue/read/read-schemas.ts';
import { type AppError, asAppError } from '../../errors.ts';
import { appErrorOf, errorData } from '../../trpc/procedure.ts';
import type { Api } from './renderer.ts';

type Watch = Asker & { onRead: (read: ReadTag) => void; onError: (error: AppError) => void };

/** Gives a page being rendered on the server the same calls and errors that a browser gets over tRPC. */
export function visitorApi(reads: CatalogueReads, { onRead, onError, ...asker }: Watch): Api {
  async function query(name: ReadName, input: unknown) {
    try {
      const call = readCall(name, parse(name, input), asker);
      const stored = await reads.get(call);
      onRead({ call, etag: stored.etag });
      return dataOf(name, stored);
    } catch (cause) {
      const error = asAppError(cause);
      onError(error);
      throw Object.assign(new Error(error.message, { cause }), { data: errorData(error) });
    }
  }
  const queries = Object.keys(readSchemas).map((name) => [
    name,
    { query: (input: unknown) => query(name as ReadName, input) },
  ]);
  return { catalogue: Object.fromEntries(queries) };
}

function parse(name: ReadName, input: unknown) {
  const parsed = readSchemas[name].input.safeParse(input);
  if (parsed.success) return parsed.data;
  throw appErrorOf(new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error }));
}
