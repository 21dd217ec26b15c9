import { adminRouter } from './admin-router.ts';
import { catalogueProcedures } from './catalogue-procedures.ts';
import { router } from './procedure.ts';

export const appRouter = router({
  catalogue: router(catalogueProcedures),
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
