import type { DatabaseFault } from '../engine.ts';

const faults: Readonly<Record<string, DatabaseFault>> = {
  '23505': 'unique',
  '23503': 'foreign key',
  '53100': 'full',
  '25006': 'read-only',
  '40001': 'deadlock',
  '40P01': 'deadlock',
  '55P03': 'busy',
  '53300': 'unreachable',
  XX001: 'damaged',
  XX002: 'damaged',
  '42P01': 'no table',
  '57014': 'busy',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ENOTFOUND: 'unreachable',
  EPIPE: 'unreachable',
};

/** Client errors have no code, and the server's code for the last of these has other meanings too. */
const lostConnection =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|database ".*" is not currently accepting connections)/;

export function postgresFault(code: string, message: string): DatabaseFault | undefined {
  if (/^08...$/.test(code) || lostConnection.test(message)) return 'unreachable';
  return faults[code];
}
