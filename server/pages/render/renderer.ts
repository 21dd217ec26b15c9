import type { TRPCClient } from '@trpc/client';
import type { Language } from '#contract/language.ts';
import type { Market } from '#contract/market.ts';
import type { Site } from '#contract/site.ts';
import type { PostedInquiry } from '#contract/visitor/inquiry-rule.ts';
import type { PostedSignIn } from '#contract/visitor/sign-in.ts';
import type { AppRouter } from '../../trpc/router.ts';

export type Api = TRPCClient<AppRouter>;

type RouteFiles = { scripts?: { attrs: Record<string, string | boolean> }[]; preloads: string[] };

/** What a page loads: by route the scripts that start it and those they ask for next, and its texts. */
export type PageManifest = {
  routes: Record<string, RouteFiles>;
  messages: Record<Language, string[]>;
};

type Rendered = { status: number; html: string; redirectTo: string | null };

/** A form that was sent without a script and comes back with what it lacks. */
export type ReturnedForm = {
  posted?: PostedInquiry | undefined;
  signIn?: PostedSignIn | undefined;
};

type PageRequest = {
  /** Known to this render alone: a script that bears it was put into the page by the renderer. */
  nonce: string;
  path: string;
  market: Market;
  site: Site;
  api: Api;
} & ReturnedForm;

/** Implemented by src/entry-server.tsx, which is loaded at run time: server never imports src. */
export type Render = (request: PageRequest & { manifest: PageManifest }) => Promise<Rendered>;

export type Renderer = {
  render: (request: PageRequest) => Promise<Rendered>;
  policy: (html: string, nonce: string) => string;
  keepsPages: boolean;
};
