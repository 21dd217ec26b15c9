import type { ReactNode } from 'react';
import { useMayWrite } from './role.ts';

/** What changes something is not offered to a viewer. */
export const EditorOnly = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;
