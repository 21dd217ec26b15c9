import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { type AppError, badInput } from './errors.ts';

/** JSON is the one type of body; a missing one is a value that the schema then refuses by name. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body as string;
    try {
      done(null, text === '' ? undefined : parse(text));
    } catch {
      done(refusal(text));
    }
  });
}

/** Keys that would reach an object's prototype are refused, wherever in the body they stand. */
function refusal(text: string): AppError {
  try {
    JSON.parse(text);
    return badInput([{ path: '__proto__', message: 'Is not a name that a field may have' }]);
  } catch {
    return badInput([{ path: '', message: 'The body is not valid JSON' }]);
  }
}
