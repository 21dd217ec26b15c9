import { z } from 'zod';
import { defaultLanguage, inEachLanguage, type Language } from './language.ts';

/** An object with one field per language. Only texts in the default language may be required. */
export const translations = <Default extends z.ZodType, Other extends z.ZodType>(
  inDefault: Default,
  inOther: Other,
) =>
  z.object(
    inEachLanguage((language) => (language === defaultLanguage ? inDefault : inOther)) as {
      [Each in Language]: Each extends typeof defaultLanguage ? Default : Other;
    },
  );
