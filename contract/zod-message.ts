/** Replaces zod's messages with ones that a person filling in a form can act on. */
import { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.expected === 'object' && !issue.path?.length) {
          return 'The request body must be a JSON object';
        }
        if (issue.input === undefined) return 'Is required';
        return `Must be ${kinds[issue.expected] ?? issue.expected}`;
      case 'invalid_value':
        return issue.input === undefined
          ? 'Is required'
          : `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
      case 'too_small':
        if (issue.origin === 'string' && issue.minimum === 1) return 'Must not be empty';
        return `Must be at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`;
      case 'too_big':
        return `Must be at most ${issue.maximum}`;
      default:
        return undefined;
    }
  },
});

/** Sets the message for a missing value. A value of the wrong type gets the usual message. */
export const ifMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? message : undefined,
});
