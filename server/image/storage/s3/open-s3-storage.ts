import type { Settings } from '../../../settings.ts';
import type { ImageStorage } from '../image-storage.ts';
import { s3Storage } from './s3-storage.ts';

export function openS3Storage(
  settings: Settings,
  { bucket, prefix }: NonNullable<Settings['UPLOADS_URL']>,
): ImageStorage {
  const region = settings.AWS_REGION ?? settings.AWS_DEFAULT_REGION ?? 'us-east-1';
  return s3Storage(
    {
      url: bucketUrl(bucket, region, settings.S3_ENDPOINT),
      region,
      keys: {
        accessKeyId: settings.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
        ...(settings.AWS_SESSION_TOKEN && { sessionToken: settings.AWS_SESSION_TOKEN }),
      },
    },
    prefix,
  );
}

/** Uses path-style URLs for names with dots, which AWS certificates don't cover, and for other providers. */
export function bucketUrl(bucket: string, region: string, endpoint: string | undefined): string {
  const host = `s3.${region}.amazonaws.com`;
  if (!endpoint && !bucket.includes('.')) return `https://${bucket}.${host}`;
  return `${endpoint ?? `https://${host}`}/${bucket}`;
}
