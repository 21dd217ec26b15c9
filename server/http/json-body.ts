import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { badInput } from '../errors.ts';

const kibibyte = 1024;

/** Anybody may send a body of this size, in bytes. */
export const visitorBodyLimit = 64 * kibibyte;

/** A reorder of a hundred thousand rows fits. It is allowed once the token has been checked. */
export const administratorBodyLimit = 8 * kibibyte * kibibyte;

/** JSON is the only type of body. A missing body becomes undefined, which the schema refuses by name. */
export function acceptJson(app: FastifyInstance, bodyLimit: number) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => {
      const value = readJson(body);
      // To read a long body takes so long that other requests come before the work that it asks for.
      if (body.length > visitorBodyLimit) await setImmediate();
      return value;
    },
  );
}

/** Some browser calls send JSON as plain text, because other sites may then be asked without a further request. */
export function acceptPlainJson(app: FastifyInstance, bodyLimit: number) {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'buffer', bodyLimit },
    async (_request: unknown, body: Buffer) => readJson(body),
  );
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Bytes that are no UTF-8 have no text. */
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
  // An escape may hide a letter of such a name.
  if (/__proto__|prototype|\\u/.test(text)) refuseReservedNames(value);
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

/** Names that would reach an object's prototype are refused at any depth. */
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

const reserved = (path: string) => badInput([{ path, message: 'Is not a valid field name' }]);
