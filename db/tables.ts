import type { AdminTables } from './tables/admin.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { ImageTables } from './tables/image.ts';
import type { LinkTables } from './tables/link.ts';
import type { ProcessTables } from './tables/operation.ts';
import type { ClickTables } from './tables/partner.ts';
import type { AccountTables } from './tables/visitor.ts';

export type Database = CatalogueTables &
  ClickTables &
  ContentTables &
  AccountTables &
  AdminTables &
  ImageTables &
  LinkTables &
  ProcessTables;
