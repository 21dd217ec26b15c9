import type { TRPCClient } from '@trpc/client';
import type { Language } from '#contract/language.ts';
import type { MarketCard } from '#contract/site/market.ts';
import type { MarketCode } from '#contract/site/market-code.ts';
import type { Site } from '#contract/site/site.ts';
import type { FollowRefusal } from '#contract/visitor/follow.ts';
import type { PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { CalledRead } from '../../catalogue/read/read-schemas.ts';
import type { AppRouter } from '../../trpc/router.ts';

/** The part of the tRPC client that pages use, in the browser and on the server. */
export type Api = {
  catalogue: Pick<TRPCClient<AppRouter>['catalogue'], CalledRead>;
};

/**
 * The entry modules and their imports, which every page loads, plus the modules for each route and each language's
 * messages.
 */
export type PageManifest = {
  entries: string[];
  imported: string[];
  routes: Record<string, string[]>;
  messages: Record<Language, string[]>;
  /** The path of the rules for loading pages ahead. In development, there are none. */
  rules?: string;
};

type Rendered = {
  status: number;
  html: string;
  redirectTo: string | null;
  /** Errors from the parts that are missing from the page. */
  failures: unknown[];
  /** The route's error, if the page shows it instead of its content. */
  routeError: unknown;
};

/** A rejected form submission, posted without JavaScript, that the page shows again. */
export type RejectedForm = {
  posted?: PostedInquiry | undefined;
  signIn?: PostedSignIn | undefined;
  refusedFollow?: FollowRefusal | undefined;
};

type PageRequest = {
  /** Known only to this render, so any script that carries it must come from the renderer. */
  nonce: string;
  path: string;
  market: MarketCode;
  /** All active markets, in the language of the page. */
  markets: MarketCard[];
  site: Site;
  breakUntil: string | undefined;
  /** Shows that the page at the path is gone. */
  isGone?: true | undefined;
  api: Api;
} & RejectedForm;

/** Implemented by src/entry-server.tsx, which is loaded at run time because server never imports src. */
export type Render = (request: PageRequest & { manifest: PageManifest }) => Promise<Rendered>;

type LoadedPage = {
  /** False for an error and for a redirect. */
  isShown: boolean;
  title: string;
  /** The results of the loaders of the page and of its frame. */
  data: unknown[];
};

/** Also implemented there. */
export type Load = (
  page: Pick<PageRequest, 'path' | 'market' | 'markets' | 'site' | 'api'>,
) => Promise<LoadedPage>;

export type Renderer = {
  load: Load;
  render: (request: PageRequest) => Promise<Rendered>;
  policyHeaders: (html: string, nonce: string) => Record<string, string>;
  cachesPages: boolean;
};
