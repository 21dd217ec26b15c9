import { createContext } from 'react';

/** The URL of the CDN that serves uploads, if any. */
export const UploadsUrl = createContext<string | undefined>(undefined);
