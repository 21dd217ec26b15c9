import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { type AppError, badInput } from './errors.ts';

/** JSON is the one type of body; a missing one is a value that the schema then refuses by name. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const text = utf8(body as Buffer);
    if (text === undefined) return done(noJson());
    if (text === '') return done(null, undefined);
    try {
      done(null, parse(text));
    } catch {
      done(refusal(text));
    }
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function utf8(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const noJson = () => badInput([{ path: '', message: 'The body is not valid JSON in UTF-8' }]);

/** Keys that would reach an object's prototype are refused, wherever in the body they stand. */
function refusal(text: string): AppError {
  const passes = (protoAction: 'error' | 'ignore') => {
    try {
      parse(text, undefined, { protoAction, constructorAction: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (!passes('ignore')) return noJson();
  const path = passes('error') ? 'constructor' : '__proto__';
  return badInput([{ path, message: 'Is not a name that a field may have' }]);
}
