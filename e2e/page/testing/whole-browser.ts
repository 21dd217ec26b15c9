/**
 * Starts Chromium with all features of a visitor's browser. Playwright's connection turns prerendering off, so this one
 * attaches to the tab instead of its page, and follows the tab when another page replaces the first one.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../../db/testing/temporary-folder.ts';
import { wholeBrowser } from '../../../scripts/test/browser.ts';

type Answer = Record<string, unknown>;
type Target = { type: string; subtype?: string };
type Message = {
  id?: number;
  result?: Answer;
  error?: { message: string };
  method?: string;
  params?: Answer;
  sessionId?: string;
};

export type Tab = Awaited<ReturnType<Awaited<ReturnType<typeof startWholeBrowser>>['open']>>;

export async function startWholeBrowser() {
  const browser = spawn(
    wholeBrowser(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-sync',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${temporaryFolder()}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const connection = new WebSocket(await debuggingUrl(browser.stderr));
  await new Promise((open) => connection.addEventListener('open', open));
  let lastId = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  connection.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    waiting.get(message.id ?? 0)?.(message);
    for (const listener of listeners) listener(message);
  });
  function send(method: string, params: Answer = {}, sessionId?: string): Promise<Answer> {
    lastId += 1;
    const id = lastId;
    connection.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result ?? {});
      });
    });
  }

  async function open(url: string) {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
    const tab = await send('Target.attachToTarget', { targetId, flatten: true });
    /** The tab's pages. One is shown, and others may be prerendered. */
    const pages = new Map<string, { session: string; target: Target }>();
    const onMessage = ({ method, params = {}, sessionId }: Message) => {
      const info = params.targetInfo as (Target & { targetId: string }) | undefined;
      if (method === 'Target.attachedToTarget' && sessionId === tab.sessionId && info) {
        pages.set(info.targetId, { session: params.sessionId as string, target: info });
      }
      const known = info && pages.get(info.targetId);
      if (method === 'Target.targetInfoChanged' && known) known.target = info;
      if (method === 'Target.detachedFromTarget') pages.delete(params.targetId as string);
    };
    listeners.add(onMessage);
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      tab.sessionId as string,
    );
    const sendTo =
      (subtype?: string) =>
      async (method: string, params: Answer = {}) => {
        const page = [...pages.values()].find(({ target }) => target.subtype === subtype);
        if (!page) throw new Error(`The tab has no page of the subtype ${subtype}.`);
        return send(method, params, page.session);
      };
    const ofShown = sendTo();
    const evaluateIn =
      (ofPage: typeof ofShown) =>
      async <T>(expression: string): Promise<T> => {
        const { result, exceptionDetails } = await ofPage('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        });
        if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
        return (result as { value: T }).value;
      };
    const evaluate = evaluateIn(ofShown);
    /** Lists the pages that the browser may load in advance, once `Preload.enable` was sent. */
    function candidates() {
      let last: { url: string; action: string }[] = [];
      listeners.add(({ method, params = {} }) => {
        if (method !== 'Preload.preloadingAttemptSourcesUpdated') return;
        const sources = params.preloadingAttemptSources as { key: (typeof last)[number] }[];
        last = sources.map(({ key }) => key);
      });
      return () => last;
    }
    async function moveTo(selector: string) {
      const [x, y] = await evaluate<[number, number]>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      })()`);
      await ofShown('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      return { x, y };
    }
    async function click(selector: string) {
      const place = { ...(await moveTo(selector)), button: 'left', clickCount: 1 };
      await ofShown('Input.dispatchMouseEvent', { type: 'mousePressed', ...place });
      // The page may be closed before the response arrives.
      ofShown('Input.dispatchMouseEvent', { type: 'mouseReleased', ...place }).catch(() => {});
    }
    await ofShown('Page.navigate', { url });
    return {
      evaluate,
      /** Evaluates an expression in the page that the tab has prerendered. */
      ahead: evaluateIn(sendTo('prerender')),
      moveTo,
      click,
      send: ofShown,
      candidates,
    };
  }

  return {
    open,
    async close() {
      const isGone = new Promise((gone) => browser.once('exit', gone));
      send('Browser.close').catch(() => {});
      await isGone;
    },
  };
}

async function debuggingUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (url) {
      output.resume();
      return url;
    }
  }
  throw new Error('Chromium did not start.');
}
