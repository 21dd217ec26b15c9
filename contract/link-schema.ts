/** Links and images as editors enter them. */
import type { z } from 'zod';
import { storableText } from './field-schema.ts';
import { imageVariants } from './image/uploaded-image.ts';
import { hasSpaceOrControl, isEmail, isHttpUrl, maxLength } from './text-rule.ts';

export const isPathOnSite = (value: string) =>
  /^\/(?![/\\])/.test(value) && !hasSpaceOrControl(value);

/** Rejects paths that change when resolved, so that no `..`, plain or encoded, can leave the folder. */
export const isUploadPath = (value: string) =>
  /^\/uploads\/[^?#\\]+$/.test(value) && new URL(value, 'http://host').pathname === value;

const isMailto = (value: string) => {
  const [, email = ''] = /^mailto:([^?]+)(\?[\w.~%&=+-]*)?$/i.exec(value) ?? [];
  return isEmail(email);
};

const isTel = (value: string) => /^tel:\+?\d[\d().-]{1,30}$/i.test(value);

/** Links in rich text may also use mailto: and tel:. Rejects every other scheme, no matter how it is spelled. */
export const isTextLink = (value: string) =>
  isHttpUrl(value) || isPathOnSite(value) || isMailto(value) || isTel(value);

export const textLinkMessage =
  'Must be an address that starts with http://, https://, mailto:, tel: or a single /';

/** `pattern` documents in the API how a URL starts; `accepts` checks the whole URL. */
type UrlRule = { accepts: (value: string) => boolean; message: string; pattern: string };

const urlText = ({ accepts, message, pattern }: UrlRule, missing?: string) =>
  storableText(maxLength.link, missing)
    .refine(
      accepts,
      missing ? { error: (issue) => (issue.input === '' ? missing : message) } : message,
    )
    .meta({ pattern });

const httpUrlPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^/\\\\?#\\s]\\S*$';

const httpUrl: UrlRule = {
  accepts: isHttpUrl,
  message: 'Must be a URL that starts with http:// or https://',
  pattern: httpUrlPattern,
};
const link: UrlRule = {
  accepts: (value) => isHttpUrl(value) || isPathOnSite(value),
  message: 'Must be a URL that starts with http://, https:// or a single /',
  pattern: `${httpUrlPattern}|^/([^/\\\\\\s]\\S*)?$`,
};
const image: UrlRule = {
  accepts: (value) => isHttpUrl(value) || isUploadPath(value),
  message: 'Must be an uploaded image or a URL that starts with http:// or https://',
  pattern: `${httpUrlPattern}|^/uploads/[^?#\\\\\\s]+$`,
};

/** The path contains the size, so that pages can reserve space for the image. */
const sizedImage: UrlRule = {
  accepts: (value) => isUploadPath(value) && imageVariants(value) !== undefined,
  message: 'Must be an image from the library',
  pattern: '^/uploads/[0-9a-f]{32}/[1-9]\\d{0,3}x[1-9]\\d{0,3}\\.webp$',
};

const orNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullable().default(null);

export const optionalUrl = orNull(urlText(httpUrl));
export const requiredUrl = (missing: string) => urlText(httpUrl, missing);
export const optionalLink = orNull(urlText(link));
export const optionalImage = orNull(urlText(image));
export const optionalSizedImage = orNull(urlText(sizedImage));
export const requiredImage = (missing = 'Is required') => urlText(image, missing);
