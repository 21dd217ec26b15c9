import { adminRouter } from './admin.ts';
import { catalogueProcedures } from './catalogue.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  catalogue: router(catalogueProcedures),
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
