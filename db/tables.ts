import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/content.ts';
import type { FactTables } from './tables/fact.ts';
import type { ImageTables } from './tables/image.ts';
import type { MoneyTables } from './tables/money.ts';
import type { MoveInTables } from './tables/move-in.ts';
import type { OperationTables } from './tables/operation.ts';
import type { PartnerTables } from './tables/partner.ts';
import type { PeopleTables } from './tables/people.ts';
import type { ReleaseTables } from './tables/release.ts';
import type { ScoreTables } from './tables/score.ts';
import type { SiteTables } from './tables/site.ts';
import type { VisitorTables } from './tables/visitor.ts';
import type { WebhookTables } from './tables/webhook.ts';

export type Database = CatalogueTables &
  ContentTables &
  FactTables &
  ImageTables &
  MoneyTables &
  MoveInTables &
  OperationTables &
  PartnerTables &
  PeopleTables &
  ReleaseTables &
  ScoreTables &
  SiteTables &
  VisitorTables &
  WebhookTables;
