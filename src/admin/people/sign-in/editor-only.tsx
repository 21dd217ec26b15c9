import type { ReactNode } from 'react';
import { useMayEdit, useMayWrite } from './use-session.ts';

/** Hides editing controls from viewers. */
export const EditorOnly = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;

/** Hides controls whose changes can't be proposed from authors too. */
export const LiveEditorOnly = ({ children }: { children: ReactNode }) =>
  useMayEdit() ? children : null;
