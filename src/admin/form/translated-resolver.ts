import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

function translate(errors: FieldErrors, sentenceIn: (english: string) => string) {
  for (const [name, error] of Object.entries(errors)) {
    if (name === 'ref' || !error || typeof error !== 'object') continue;
    if (typeof error.message === 'string') error.message = sentenceIn(error.message);
    else translate(error as FieldErrors, sentenceIn);
  }
}

/** The schemas of the contract speak English, as the API does; a form says their sentences in the editor's language. */
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
