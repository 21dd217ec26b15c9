import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { type AppError, badInput } from './errors.ts';

/** JSON is the one type of body; a missing one is a value that the schema then refuses by name. */
export function acceptJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const text = utf8.decode(body as Buffer);
      done(null, text === '' ? undefined : parse(text));
    } catch {
      done(refusal(body as Buffer));
    }
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Keys that would reach an object's prototype are refused, wherever in the body they stand. */
function refusal(body: Buffer): AppError {
  const path = prototypeKeyIn(body.toString());
  return path === undefined
    ? badInput([{ path: '', message: 'The body is not valid JSON in UTF-8' }])
    : badInput([{ path, message: 'Is not a name that a field may have' }]);
}

function prototypeKeyIn(text: string): '__proto__' | 'constructor' | undefined {
  const passes = (protoAction: 'error' | 'ignore') => {
    try {
      parse(text, undefined, { protoAction, constructorAction: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (!passes('ignore')) return undefined;
  return passes('error') ? 'constructor' : '__proto__';
}
