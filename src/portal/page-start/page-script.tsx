import { ScriptOnce, useRouter } from '@tanstack/react-router';
import { pageScript } from './inline-script.ts';

/** Runs on all pages but the admin's. Rendered only by the server. */
export const PageScript = () =>
  !useRouter().latestLocation.pathname.startsWith('/admin') && (
    <ScriptOnce>{pageScript()}</ScriptOnce>
  );
