import type { TRPCClient } from '@trpc/client';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import type { PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { CalledRead } from '../../catalogue/read/read-schemas.ts';
import type { AppRouter } from '../../trpc/router.ts';

/** The pages read through this part of tRPC's client, in a browser and on the server. */
export type Api = {
  catalogue: Pick<TRPCClient<AppRouter>['catalogue'], CalledRead>;
};

/** The modules that start every page, with those that they import, that a route needs and that have a language's texts. */
export type PageManifest = {
  entries: string[];
  imported: string[];
  routes: Record<string, string[]>;
  messages: Record<Language, string[]>;
};

type Rendered = {
  status: number;
  html: string;
  redirectTo: string | null;
  /** The errors of parts that the page goes without. */
  failures: unknown[];
  /** The error of a route that the page shows in place of its content. */
  routeError: unknown;
};

/** The page shows a refused form again, which was posted without a script. */
export type ReturnedForm = {
  posted?: PostedInquiry | undefined;
  signIn?: PostedSignIn | undefined;
};

type PageRequest = {
  /** Only this rendering knows the nonce, so a script that has it was put into the page by the renderer. */
  nonce: string;
  path: string;
  market: MarketCode;
  /** All active markets, in the language of the page. */
  markets: MarketCard[];
  site: Site;
  api: Api;
} & ReturnedForm;

/** src/entry-server.tsx implements it and is loaded at run time, because server never imports src. */
export type Render = (request: PageRequest & { manifest: PageManifest }) => Promise<Rendered>;

export type Renderer = {
  render: (request: PageRequest) => Promise<Rendered>;
  policy: (html: string, nonce: string) => string;
  cachesPages: boolean;
};
