import type { ReactNode } from 'react';
import { useMayWrite } from './role.ts';

/** A viewer is offered nothing that changes something. */
export const EditorOnly = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;
