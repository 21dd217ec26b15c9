import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

function translate(errors: FieldErrors, sentenceIn: (english: string) => string) {
  for (const [name, error] of Object.entries(errors)) {
    if (name === 'ref' || !error || typeof error !== 'object') continue;
    if (typeof error.message === 'string') error.message = sentenceIn(error.message);
    else translate(error as FieldErrors, sentenceIn);
  }
}

/** Translates validation messages into the editor's language, because the contract's schemas only have English ones. */
export const translatedResolver =
  <Values extends FieldValues, Draft>(
    resolver: Resolver<Values, unknown, Draft>,
    sentenceIn: (english: string) => string,
  ): Resolver<Values, unknown, Draft> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    translate(result.errors as FieldErrors, sentenceIn);
    return result;
  };
