/** Answers requests that Node can't parse, so Fastify never sees them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { problemDetails, problemHeaders, problemType } from '../error-response.ts';
import { transportSecurityOf } from '../security-headers.ts';

type SocketError = Error & { code?: string };

export function unreadableRequests(settings: Settings) {
  function answerOf(code: ErrorCode, detail: string, status: number) {
    const body = JSON.stringify({ ...problemDetails(new AppError(code, detail)), status });
    const headers = {
      ...problemHeaders,
      ...transportSecurityOf(settings),
      'content-type': problemType,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    return { headers, body };
  }

  return {
    /** Answers 417 for any `Expect` header other than 100-continue, which Node handles itself. */
    sendExpectationProblem(_request: IncomingMessage, response: ServerResponse) {
      const detail = 'The only expectation supported is 100-continue.';
      const { headers, body } = answerOf('bad_input', detail, 417);
      response.writeHead(417, headers).end(body);
    },

    /** Writes straight to the socket, because Node emits no request for bytes that it cannot parse. */
    sendSocketProblem(error: SocketError, socket: Socket) {
      // Behind an unread response, this one would never be sent, or would corrupt the other.
      if (!socket.writable || socket.writableLength > 0) return socket.destroy();
      const { code, detail, line } = socketProblemOf(error);
      const { headers, body } = answerOf(code, detail, Number.parseInt(line, 10));
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${line}\r\n${lines.join('')}\r\n${body}`);
    },
  };
}

type SocketProblem = { code: ErrorCode; detail: string; line: string };

function socketProblemOf({ code }: SocketError): SocketProblem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const line = '431 Request Header Fields Too Large';
    return { code: 'too_large', detail: 'The headers are too large.', line };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const detail = 'The request took too long to arrive.';
    return { code: 'timed_out', detail, line: '408 Request Timeout' };
  }
  return { code: 'bad_input', detail: 'The request cannot be parsed.', line: '400 Bad Request' };
}
