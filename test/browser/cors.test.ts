import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessageRequest } from '../support/chat-requests.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage } from '../support/open-page.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

/** What official SDKs add to a request when they run in a browser. */
const sdkHeaders = {
  'anthropic-dangerous-direct-browser-access': 'true',
  'x-stainless-lang': 'js',
  'x-stainless-retry-count': '0',
  'x-stainless-runtime': 'browser:chrome',
};

describe.skipIf(chromium === null)('a web page of another origin', { timeout: 60_000 }, () => {
  const site = createServer((_req, res) => res.setHeader('content-type', 'text/html').end('<!doctype html>'));
  let siteUrl = '';
  let open: TestGateway;
  let closed: TestGateway;
  let browser: Browser;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    open = await createTestGateway({ config: { cors: { origins: [siteUrl] } } });
    closed = await createTestGateway();
    browser = await launchChromium(chromium!);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await Promise.all([open?.stop(), closed?.stop()]);
    site.close();
  });

  /** Asks from within the page; resolves to what its script can see. */
  const askFromPage = async (gateway: TestGateway, apiKey: string) => {
    const { page } = await openPage(browser, siteUrl);
    await page.goto(siteUrl);
    const { path, init } = createMessageRequest({ apiKey, prompt: 'Hello.', delivery: 'streamed' });
    const call = { url: gateway.url + path, init: { ...init, headers: { ...init.headers, ...sdkHeaders } } };
    const seen = await page.evaluate(async ({ url, init }) => {
      const answer = await fetch(url, init).catch(() => null);
      if (answer === null) return null;
      const requestId = answer.headers.get('x-request-id');
      return { status: answer.status, requestId, text: await answer.text() };
    }, call);
    await page.context().close();
    return seen;
  };

  it('reads a stream and its request id where its origin is configured', async () => {
    const seen = await askFromPage(open, testApiKey);
    expect(seen).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req_/) as string });
    expect(seen?.text).toContain('event: message_stop');
  });

  it('reads errors there too', async () => {
    const seen = await askFromPage(open, 'sk-not-the-right-key');
    expect(seen?.status).toBe(401);
    expect(seen?.text).toContain('invalid_api_key');
  });

  it('sees nothing where it is not', async () => {
    expect(await askFromPage(closed, testApiKey)).toBeNull();
  });
});
