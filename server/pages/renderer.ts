import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../trpc/router.ts';

export type Api = TRPCClient<AppRouter>;

export type Site = { name: string; url: string };

/** What a page loads, by route: scripts that start it, and what they will ask for next. */
export type PageManifest = {
  routes: Record<
    string,
    { scripts?: { attrs: Record<string, string | boolean> }[]; preloads?: string[] }
  >;
};

type Rendered = { status: number; html: string; redirectTo: string | null };

/** Implemented by src/entry-server.tsx, which is loaded at run time: server never imports src. */
export type Render = (request: {
  path: string;
  site: Site;
  api: Api;
  manifest: PageManifest;
}) => Promise<Rendered>;

export type Renderer = {
  render: (path: string, site: Site, api: Api) => Promise<Rendered>;
  policy: (html: string) => string;
  keepsPages: boolean;
};
