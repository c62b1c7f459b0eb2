import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGateway, testApiKey, type TestGateway } from '../support/create-test-gateway.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage } from '../support/open-page.ts';
import { decodePicture } from '../support/picture-samples.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

/** What one click on Execute sent and got. */
interface Execution {
  readonly status: number;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

describe.skipIf(chromium === null)('the pages', { timeout: 150_000 }, () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeAll(async () => {
    [gateway, browser] = await Promise.all([createTestGateway(), launchChromium(chromium!)]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await gateway?.stop();
  });

  const openOperation = async (page: Page, place: string) => {
    await page.goto('about:blank');
    await page.goto(`${gateway.url}/docs/${place}`);
    await page.waitForSelector('.opblock.is-open .execute');
  };

  const useKey = async (page: Page, key: string) => {
    await page.fill('#key', key);
    await page.click('#key-form button');
  };

  /** The sizes of the pictures that are shown above the answer. */
  const readShown = (page: Page) =>
    page.$$eval('.answer-media img', (pictures) =>
      (pictures as unknown as readonly { naturalWidth: number; naturalHeight: number }[]).map(
        ({ naturalWidth: width, naturalHeight: height }) => ({ width, height }),
      ),
    );

  /** The curl command of the last answer has the key in this place and in no other. */
  const expectOneKey = async (page: Page, place: string) => {
    const command = (await page.textContent('.opblock.is-open .curl-command .curl')) ?? '';
    expect(command.split(testApiKey)).toHaveLength(2);
    expect(command).toContain(place);
  };

  /** How bright the ground of the page is, of 255: a pixel at its lower edge, as it is drawn. */
  const findBrightGround = async (page: Page) => {
    const shot = await page.screenshot({ clip: { x: 1, y: 830, width: 4, height: 4 } });
    const { pixels } = await decodePicture(shot);
    return Math.max(...pixels.subarray(0, 3));
  };

  const execute = async (page: Page, path: string): Promise<Execution> => {
    const isCall = (url: string) => new URL(url).pathname === path;
    const [response] = await Promise.all([
      page.waitForResponse((answer) => isCall(answer.url())),
      page.click('.opblock.is-open .execute'),
    ]);
    await page.waitForSelector('.opblock.is-open .live-responses-table');
    const request = response.request();
    return {
      status: response.status(),
      url: request.url(),
      headers: request.headers(),
      body: await response.text(),
    };
  };

  it.each([
    ['/', 'Specway', '.front a'],
    ['/docs/', 'Specway: HTTP API', '#operations-messages-createMessage'],
    ['/docs/?profile=vendor', 'Specway: HTTP API', '#operations-messages-createMessage'],
    ['/docs/events', 'Specway: event streams and realtime', '#operation-send-sendMessageStreamEvent'],
    ['/docs/events?profile=vendor', 'Specway: event streams and realtime', '#operations'],
    ['/docs/video', 'Specway: make a video', '#order'],
    ['/docs/video?profile=vendor', 'Specway: make a video', '#order'],
    ['/docs/realtime', 'Specway: talk', '#connection'],
    ['/docs/realtime?profile=vendor', 'Specway: talk', '#connection'],
  ])('shows %s without a complaint of the browser or a request elsewhere', async (path, title, selector) => {
    const { page, complaints, foreignRequests } = await openPage(browser, gateway.url);
    await page.goto(gateway.url + path);
    await page.waitForSelector(selector, { state: 'attached' });
    expect(await page.title()).toBe(title);
    expect(complaints).toEqual([]);
    expect(foreignRequests).toEqual([]);
    const hrefs = await page.$$eval('#files a', (links) => links.map((link) => link.getAttribute('href')));
    const infix = path.includes('vendor') ? '.vendor' : '';
    expect(hrefs).toEqual(
      ['openapi', 'asyncapi'].flatMap((kind) => [`/${kind}${infix}.json`, `/${kind}${infix}.yaml`]),
    );
    await page.context().close();
  });

  it.each([
    {
      profile: 'neutral',
      message: { sent: 'msg-version', unsent: 'anthropic-version' },
      content: { query: `?alt=json&key=${testApiKey}`, header: undefined },
    },
    {
      profile: 'vendor',
      message: { sent: 'anthropic-version', unsent: 'msg-version' },
      content: { query: '?alt=json', header: testApiKey },
    },
  ])('executes both chat formats in the $profile profile', async ({ profile, message, content }) => {
    const { page, complaints } = await openPage(browser, gateway.url);
    await openOperation(page, `?profile=${profile}#/messages/createMessage`);
    await useKey(page, testApiKey);
    const created = await execute(page, '/v1/messages');
    expect(created.status).toBe(200);
    expect(JSON.parse(created.body)).toMatchObject({ type: 'message', role: 'assistant' });
    expect(created.headers).toMatchObject({ [message.sent]: '2023-06-01', 'x-api-key': testApiKey });
    expect(created.headers).not.toHaveProperty(message.unsent);
    expect(created.headers).not.toHaveProperty('authorization');
    await expectOneKey(page, `-H 'x-api-key: ${testApiKey}'`);

    await page.click('.opblock.is-open .opblock-summary-control');
    await page.click('#operations-generateContent-generateContent .opblock-summary-control');
    await page.waitForSelector('.opblock.is-open .execute');
    const generated = await execute(page, '/v1beta/models/genfam-2.5-flash:generateContent');
    expect(generated.status).toBe(200);
    expect(JSON.parse(generated.body)).toMatchObject({ candidates: [{ finishReason: 'STOP' }] });
    expect(new URL(generated.url).search).toBe(content.query);
    expect(generated.headers['x-goog-api-key']).toBe(content.header);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('executes both image operations, with a file in the form of the edit', async () => {
    const { page, complaints } = await openPage(browser, gateway.url);
    await openOperation(page, '#/images/createImage');
    await useKey(page, testApiKey);
    const made = await execute(page, '/v1/images/generations');
    expect(made.status).toBe(200);
    expect(made.headers.authorization).toBe(`Bearer ${testApiKey}`);
    const [{ b64_json = '' } = {}] = (JSON.parse(made.body) as { data: { b64_json: string }[] }).data;
    const drawn = await decodePicture(Buffer.from(b64_json, 'base64'));

    await page.click('.opblock.is-open .opblock-summary-control');
    await page.click('#operations-images-createImageEdit .opblock-summary-control');
    await page.waitForSelector('.opblock.is-open .execute');
    const file = { name: 'drawn.png', mimeType: 'image/png', buffer: Buffer.from(b64_json, 'base64') };
    await page
      .locator('.opblock.is-open tr[data-property-name="image"] input[type=file]')
      .setInputFiles(file);
    const edited = await execute(page, '/v1/images/edits');
    expect(edited.status, edited.body.slice(0, 500)).toBe(200);
    expect(edited.headers['content-type']).toMatch(/^multipart\/form-data/u);
    const answer = JSON.parse(edited.body) as { data: { b64_json: string }[] };
    const picture = await decodePicture(Buffer.from(answer.data[0]?.b64_json ?? '', 'base64'));
    expect(picture.pixels.equals(drawn.pixels)).toBe(false);
    await expect.poll(() => readShown(page)).toEqual([{ width: 1024, height: 1024 }]);
    const text = await page.textContent('.opblock.is-open .live-responses-table');
    expect(text).not.toContain(answer.data[0]?.b64_json.slice(0, 200));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('executes an example with the model that it is for, and shows its picture', async () => {
    const { page } = await openPage(browser, gateway.url);
    await openOperation(page, '?profile=vendor#/generateContent/generateContent');
    await useKey(page, testApiKey);
    await page.selectOption(
      '.opblock.is-open .opblock-section-request-body .examples-select select',
      'createImage',
    );
    const made = await execute(page, '/v1beta/models/genfam-2.5-flash-image:generateContent');
    expect(made.status, made.body.slice(0, 500)).toBe(200);
    await expect.poll(async () => (await readShown(page)).length).toBe(1);
    await page.context().close();
  });

  it('submits videos by the forms as they come', async () => {
    const { page } = await openPage(browser, gateway.url);
    await openOperation(page, '#/video/createVideo');
    await useKey(page, testApiKey);
    for (const mediaType of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
      await page.selectOption('.opblock.is-open .opblock-section-request-body .content-type', mediaType);
      const submitted = await execute(page, '/v1/videos');
      expect(submitted.status, submitted.body).toBe(200);
      expect(submitted.headers['content-type']).toContain(mediaType);
      expect(submitted.headers).not.toHaveProperty('idempotency-key');
    }
    await page.context().close();
  });

  /** In a narrow window that wishes to be dark. */
  const expectNarrowAndDark = async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'), { interval: 50 })
      .toBeLessThanOrEqual(390);
    expect((await page.locator('.specway-bar').boundingBox())!.height).toBeLessThan(190);
    expect(await findBrightGround(page)).toBeLessThan(64);
  };

  it('shows the contents and this gateway on the page of events', async () => {
    const { page } = await openPage(browser, gateway.url);
    await page.goto(`${gateway.url}/docs/events`);
    await page.waitForSelector('#schemas', { state: 'attached' });
    const { host } = new URL(gateway.url);
    const servers = (await page.textContent('#servers')) ?? '';
    expect(servers).toContain(`ws://${host}`);
    expect(servers).not.toContain('localhost');
    const [contents, text] = await Promise.all(
      ['.sidebar', '.panel--center'].map((part) => page.locator(part).boundingBox()),
    );
    expect(contents!.x + contents!.width).toBeLessThanOrEqual(text!.x);
    await expectNarrowAndDark(page);
    await page.context().close();
  });

  it.each(['neutral', 'vendor'])(
    'has something for every link of the contents to lead to in the %s profile',
    async (profile) => {
      const { page } = await openPage(browser, gateway.url);
      await page.goto(`${gateway.url}/docs/events?profile=${profile}`);
      await page.waitForSelector('#schemas', { state: 'attached' });
      const hrefs = await page.$$eval('.sidebar a', (links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const ids = new Set(await page.$$eval('[id]', (elements) => elements.map(({ id }) => id)));
      expect(hrefs.filter((href) => href.startsWith('#message-')).length).toBeGreaterThan(40);
      expect(hrefs.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      await page.context().close();
    },
  );

  /** Where an element begins, in pixels below the upper edge of the window. */
  const findTop = (page: Page, selector: string) =>
    page.$eval(selector, (element) => Math.abs(Math.round(element.getBoundingClientRect().top)));

  it('leads to a message by its link, and by the address of it', async () => {
    const { page } = await openPage(browser, gateway.url);
    await page.goto(`${gateway.url}/docs/events`);
    await page.click('.sidebar a >> text="realtimeError"');
    await expect.poll(() => findTop(page, '#message-realtimeError')).toBeLessThan(5);
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await page.waitForSelector('#message-realtimeError');
    await expect.poll(() => findTop(page, '#message-realtimeError')).toBeLessThan(5);
    await page.context().close();
  });

  it.each([
    ['/docs/events', '**/asyncapi.json', 'The document could not be read: Failed to fetch.'],
    ['/docs/events', '**/viewer/index.js*', 'A file of this page could not be loaded. Load the page again.'],
    ['/docs/events', '**/profile.js*', 'A file of this page could not be loaded. Load the page again.'],
    ['/docs/', '**/openapi.json', 'Failed to load API definition.'],
    ['/docs/', '**/swagger-ui-bundle.js*', 'A file of this page could not be loaded. Load the page again.'],
    ['/docs/', '**/api-answers.js*', 'A file of this page could not be loaded. Load the page again.'],
  ])('says on %s that %s did not come', async (path, missing, sentence) => {
    const { page } = await openPage(browser, gateway.url);
    const exceptions: string[] = [];
    page.on('pageerror', (error) => exceptions.push(error.message));
    await page.route(missing, (route) => route.abort());
    await page.goto(gateway.url + path);
    await expect.poll(() => page.textContent('#viewer')).toContain(sentence);
    expect(exceptions).toEqual([]);
    await page.context().close();
  });

  it('keeps Swagger UI within a narrow window, and dark where that is wished', async () => {
    const { page } = await openPage(browser, gateway.url);
    await openOperation(page, '#/models/listModels');
    await expectNarrowAndDark(page);
    await page.context().close();
  });

  it.each(['/', '/docs/video', '/docs/realtime'])(
    'keeps %s within a narrow window, and dark where that is wished',
    async (path) => {
      const { page } = await openPage(browser, gateway.url);
      await page.goto(gateway.url + path);
      await expectNarrowAndDark(page);
      await page.context().close();
    },
  );

  it('leads from an unknown path to the pages, by way of the first one', async () => {
    const { page } = await openPage(browser, gateway.url);
    await page.goto(`${gateway.url}/v1/nothing`);
    await expectNarrowAndDark(page);
    await page.click('main a[href="/"]');
    expect(await page.textContent('[data-address="/v1"]')).toBe(`${gateway.url}/v1`);
    await page.click('main a[href="/docs/video"]');
    await page.waitForSelector('#order');
    await page.context().close();
  });

  it('executes with the key of the Authorize dialog', async () => {
    const { page } = await openPage(browser, gateway.url);
    await openOperation(page, '#/models/listModels');
    await page.click('.btn.authorize');
    const dialog = page.locator('.auth-container', { hasText: 'bearerKey' });
    await dialog.locator('input').fill(testApiKey);
    await dialog.locator('button.authorize').click();
    await page.click('.close-modal');
    expect((await execute(page, '/v1/models')).status).toBe(200);
    await page.context().close();
  });

  it('keeps the key for the other profile, in this tab only, until it is forgotten', async () => {
    const { page } = await openPage(browser, gateway.url);
    await openOperation(page, '#/models/listModels');
    expect((await execute(page, '/v1/models')).status).toBe(401);
    await useKey(page, testApiKey);
    await openOperation(page, '?profile=vendor#/models/listModels');
    expect((await execute(page, '/v1/models')).status).toBe(200);
    await expectOneKey(page, `-H 'Authorization: Bearer ${testApiKey}'`);
    expect(await page.evaluate(() => Object.values({ ...globalThis.localStorage }).join())).not.toContain(
      testApiKey,
    );
    await useKey(page, '');
    expect((await execute(page, '/v1/models')).status).toBe(401);
    await page.context().close();
  });
});
