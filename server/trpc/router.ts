import { adminRouter } from './admin-router.ts';
import { catalogueProcedures } from './public.ts';
import { router } from './trpc.ts';

export const appRouter = router({
  catalogue: router(catalogueProcedures),
  admin: adminRouter,
});

export type AppRouter = typeof appRouter;
