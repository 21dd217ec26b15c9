import { adminRouter } from './admin-router.ts';
import { catalogueProcedures } from './catalogue-procedures.ts';
import { router } from './procedure.ts';

const createRouter = () =>
  router({
    catalogue: router(catalogueProcedures),
    admin: adminRouter(),
  });

export type AppRouter = ReturnType<typeof createRouter>;

let created: AppRouter | undefined;

/** Created for the first call, because hundreds of procedures would delay startup. */
export function appRouter(): AppRouter {
  created ??= createRouter();
  return created;
}
