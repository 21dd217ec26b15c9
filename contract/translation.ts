import { z } from 'zod';
import { defaultLanguage, inEachLanguage, type Language } from './language.ts';

/** An object with one field per language. Only the default language may have required fields. */
export const translations = <Default extends z.ZodType, Other extends z.ZodType>(
  inDefault: Default,
  inOther: Other,
) =>
  z.object(
    inEachLanguage((language) => (language === defaultLanguage ? inDefault : inOther)) as {
      [Each in Language]: Each extends typeof defaultLanguage ? Default : Other;
    },
  );
