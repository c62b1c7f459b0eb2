import type { Browser } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayConfig } from '../../src/core/config.ts';
import { createTestGateway, testApiKey, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage } from '../support/open-page.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

describe.skipIf(chromium === null)('the pages at the address of operators', { timeout: 120_000 }, () => {
  let gateway: TestGateway | null = null;
  let browser: Browser | null = null;

  const open = async (config: Partial<GatewayConfig>) => {
    const adminAddress = { host: '127.0.0.1', port: 0 };
    gateway = await createTestGateway({ config: { ...config, adminAddress } });
    browser = await launchChromium(chromium!);
    const origin = gateway.adminUrl!;
    return { origin, ...(await openPage(browser, origin)) };
  };

  afterEach(async () => {
    await browser?.close();
    await gateway?.stop();
  }, 60_000);

  it('send operations, and talk', async () => {
    const { origin, page, complaints, foreignRequests } = await open({});
    await page.goto(`${origin}/docs/#/messages/createMessage`);
    await page.waitForSelector('.opblock.is-open .execute');
    await page.fill('#key', testApiKey);
    await page.click('#key-form button');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/messages'),
      page.click('.opblock.is-open .execute'),
    ]);
    expect(answer.status()).toBe(200);

    await page.goto(`${origin}/docs/realtime`);
    await page.fill('#key', testApiKey);
    await page.click('#key-form button');
    await expect.poll(() => page.inputValue('#model')).not.toBe('');
    await page.click('#connect');
    await page.waitForSelector('#log .received summary:has(b:text-is("session.created"))');
    expect(await page.textContent('#state')).toBe('Connected.');
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });

  it('name the address of clients where it is known, and say so where it is not', async () => {
    const known = await open({ publicUrl: 'https://ai.example.com' });
    await known.page.goto(known.origin);
    const addresses = await known.page.locator('dd code').allTextContents();
    expect(addresses).toEqual([
      'https://ai.example.com/v1',
      'https://ai.example.com',
      'https://ai.example.com',
    ]);
    expect(await known.page.textContent('pre')).toContain('curl https://ai.example.com/v1/models ');
    expect(await known.page.locator('#apart').count()).toBe(0);
    await known.page.goto(`${known.origin}/docs/events`);
    await known.page.waitForSelector('#servers');
    expect(await known.page.textContent('#servers')).toContain('wss://ai.example.com');
    expect(known.complaints).toEqual([]);
    await browser?.close();
    await gateway?.stop();

    const unknown = await open({});
    await unknown.page.goto(unknown.origin);
    expect(await unknown.page.textContent('dd code')).toBe(`${unknown.origin}/v1`);
    expect(await unknown.page.textContent('#apart')).toContain('publicUrl');
  });
});
