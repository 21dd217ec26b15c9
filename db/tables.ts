import type { AccountTables } from './tables/account.ts';
import type { AdminTables } from './tables/admin.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ClickTables } from './tables/click.ts';
import type { ContentTables } from './tables/content.ts';
import type { ImageTables } from './tables/image.ts';
import type { LinkTables } from './tables/link.ts';
import type { ProcessTables } from './tables/process.ts';

export type Database = CatalogueTables &
  ClickTables &
  ContentTables &
  AccountTables &
  AdminTables &
  ImageTables &
  LinkTables &
  ProcessTables;
