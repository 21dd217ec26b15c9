import type { ReactNode } from 'react';
import { useMayWrite } from './use-session.ts';

/** A viewer is offered nothing that changes something. */
export const EditorOnly = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;
