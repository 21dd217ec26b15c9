import { createContext } from 'react';

/** The URL of a CDN that serves uploads, if there is one. */
export const UploadsUrl = createContext<string | undefined>(undefined);
