import type { ReactNode } from 'react';
import { useMayWrite } from './use-session.ts';

/** Hides editing controls from viewers. */
export const EditorOnly = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;
