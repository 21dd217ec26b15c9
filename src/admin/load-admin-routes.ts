import { loadLanguage } from './language.ts';

/** Loads the admin's routes and texts together, so that no screen has to wait for texts. */
export async function loadAdminRoutes() {
  const [{ routeTree }] = await Promise.all([import('../route-tree.gen.ts'), loadLanguage()]);
  return routeTree;
}
