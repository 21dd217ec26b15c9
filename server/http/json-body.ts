import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unstorableMessage } from '#contract/text-rule.ts';
import { badInput } from '../errors.ts';
import { bodyLimits } from './body-limit.ts';

/** Accepts only JSON. A missing body becomes undefined, so that the schema reports it. */
export function acceptJson(app: FastifyInstance, bodyLimit: number, types = ['application/json']) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    types,
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => {
      const value = readJson(body);
      // Parsing a large body blocks the event loop, so let other requests run before handling it.
      if (body.length > bodyLimits.visitor) await setImmediate();
      return value;
    },
  );
}

/** Accepts JSON sent as text/plain, which browser code uses to avoid a CORS preflight. */
export function acceptPlainJson(app: FastifyInstance, bodyLimit: number) {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => readJson(body),
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Returns undefined for invalid UTF-8. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

export const notJson = () =>
  badInput([{ path: '', message: 'The request is not valid JSON in UTF-8' }]);

function readJson(bytes: Buffer): unknown {
  const { text, value } = parsed(bytes);
  // A \u escape can disguise a reserved name.
  if (/__proto__|prototype|\\u/.test(text)) refuseReservedNames(value);
  if (/\\ud[89a-f]/i.test(text)) refuseLoneSurrogates(value);
  return value;
}

function parsed(bytes: Buffer) {
  const text = textOf(bytes);
  if (text === undefined) throw notJson();
  try {
    return { text, value: text === '' ? undefined : (JSON.parse(text) as unknown) };
  } catch {
    throw notJson();
  }
}

/** Rejects field names that could pollute a prototype, at any depth. */
export function refuseReservedNames(value: unknown) {
  const open = [value];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (Object.hasOwn(node, '__proto__')) throw reserved('__proto__');
    const named: unknown = node.constructor;
    if (typeof named === 'object' && named && Object.hasOwn(named, 'prototype')) {
      throw reserved('constructor');
    }
    for (const inner of Object.values(node)) {
      if (typeof inner === 'object') open.push(inner);
    }
  }
}

/** Refuses lone surrogates in names and values, because neither a database nor UTF-8 can store them. */
function refuseLoneSurrogates(body: unknown) {
  const open = [{ value: body, path: '' }];
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, path } = node;
    if (typeof value === 'string' && !value.isWellFormed()) throw halfCharacter(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === '' ? name : `${path}.${name}`;
      if (!name.isWellFormed()) throw halfCharacter(innerPath);
      open.push({ value: inner, path: innerPath });
    }
  }
}

const halfCharacter = (path: string) =>
  badInput([{ path: path.toWellFormed(), message: unstorableMessage }]);

const reserved = (path: string) => badInput([{ path, message: 'Is not a valid field name' }]);
