import { loadLanguage } from './language.ts';

/** Loads the admin's routes and messages together, so that no screen has to wait for its messages. */
export async function loadAdminRoutes() {
  const [{ routeTree }] = await Promise.all([import('../route-tree.gen.ts'), loadLanguage()]);
  return routeTree;
}
