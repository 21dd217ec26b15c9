import { loadLanguage } from './language.ts';

/** The texts are there before the first screen, so that no screen waits for them. */
export async function loadAdminRoutes() {
  const [{ routeTree }] = await Promise.all([import('../route-tree.gen.ts'), loadLanguage()]);
  return routeTree;
}
