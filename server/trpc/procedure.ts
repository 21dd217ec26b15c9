import { initTRPC, TRPCError } from '@trpc/server';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { ZodError } from 'zod';
import { unknownIdMark } from '#contract/field-schema.ts';
import { type Permission, requirePermission } from '../caller/require-permission.ts';
import {
  AppError,
  asAppError,
  badInput,
  type ErrorCode,
  errorKinds,
  fieldErrors,
} from '../errors.ts';
import { notJson, refuseReservedNames } from '../http/json-body.ts';
import type { Context } from './context.ts';

/** Maps the codes of errors raised by tRPC itself. If tRPC adds a code, this doesn't compile until it is added here. */
const ourCodes: Record<TRPC_ERROR_CODE_KEY, ErrorCode> = {
  PARSE_ERROR: 'bad_input',
  BAD_REQUEST: 'bad_input',
  UNAUTHORIZED: 'unauthorized',
  PAYMENT_REQUIRED: 'internal',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  TIMEOUT: 'timed_out',
  CONFLICT: 'conflict',
  PRECONDITION_FAILED: 'conflict',
  PAYLOAD_TOO_LARGE: 'too_large',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_type',
  UNPROCESSABLE_CONTENT: 'bad_input',
  PRECONDITION_REQUIRED: 'bad_input',
  TOO_MANY_REQUESTS: 'too_many_requests',
  CLIENT_CLOSED_REQUEST: 'bad_input',
  INTERNAL_SERVER_ERROR: 'internal',
  NOT_IMPLEMENTED: 'internal',
  BAD_GATEWAY: 'internal',
  SERVICE_UNAVAILABLE: 'overloaded',
  GATEWAY_TIMEOUT: 'overloaded',
};

const isUnknownId = (issue: ZodError['issues'][number]) =>
  issue.code === 'custom' && issue.params?.isUnknownId === unknownIdMark.isUnknownId;

export function appErrorOf(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.cause instanceof ZodError) {
    if (error.cause.issues.some(isUnknownId))
      return new AppError('not_found', 'Nothing has this ID.');
    // An update's input has `id` and `draft`, but clients expect field paths relative to the draft.
    return badInput(
      fieldErrors(error.cause.issues).map((field) => ({
        ...field,
        path: field.path.replace(/^draft\./, ''),
      })),
    );
  }
  const code = ourCodes[error.code];
  if (code === 'bad_input' && error.cause instanceof SyntaxError) return notJson();
  return code === 'internal' ? asAppError(error.cause) : new AppError(code, error.message);
}

/** Fields of an error that clients read in addition to its message. */
export const errorData = ({ code, errors, conflicts }: AppError) => ({
  code,
  httpStatus: errorKinds[code].status,
  ...(errors && { errors }),
  ...(conflicts && { conflicts }),
});

const trpc = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const known = appErrorOf(error);
    return {
      message: known.message,
      code: shape.code,
      data: errorData(known),
    };
  },
});

const mapped = trpc.middleware(async ({ next }) => {
  const result = await next();
  // tRPC's own errors have other codes. Anything thrown by a procedure has this one.
  if (result.ok || result.error.code !== 'INTERNAL_SERVER_ERROR') return result;
  const known = asAppError(result.error.cause);
  throw new TRPCError({ code: errorKinds[known.code].trpc, message: known.message, cause: known });
});

export const { router } = trpc;
const anyProcedure = trpc.procedure
  .use(mapped)
  .use(({ ctx, next }) => ctx.runInOrder(() => next()));

const safeNames = trpc.middleware(async ({ getRawInput, next }) => {
  refuseReservedNames(await getRawInput());
  return next();
});

export const publicProcedure = anyProcedure.use(safeNames);

/** Checks the token and the permission before parsing the input. */
export const procedureFor = (permission: Permission) =>
  anyProcedure
    .use(async ({ ctx, next }) => {
      const administrator = await ctx.checkAdministrator();
      requirePermission(administrator, permission);
      return next({ ctx: { administrator } });
    })
    .use(safeNames);
