import { z } from 'zod';
import {
  defaultLanguage,
  inEachLanguage,
  inOtherLanguages,
  type Language,
  type OtherLanguage,
} from './language.ts';

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

/** An object with one field for each language but the default, whose texts have their own fields. */
export const otherTranslations = <Other extends z.ZodType>(inOther: Other) =>
  z.object(inOtherLanguages(() => inOther) as { [Each in OtherLanguage]: Other });
