import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../support/account-gateway.ts';
import { findChromium, launchChromium, missingChromium } from '../support/launch-chromium.ts';
import { openPage, type WatchedPage } from '../support/open-page.ts';
import { createPicture } from '../support/picture-samples.ts';
import { createVideoGateway, type VideoGateway } from '../support/video-gateway.ts';
import { watchPlayer } from '../support/watch-player.ts';

const chromium = findChromium();
if (chromium === null) console.warn(missingChromium);

describe.skipIf(chromium === null)('the page of videos', { timeout: 120_000 }, () => {
  let video: VideoGateway;
  let browser: Browser;

  beforeAll(async () => {
    // Behind a proxy the gateway has another address than that of the page.
    const gateway = createVideoGateway({ publicUrl: 'https://ai.example.com' });
    [video, browser] = await Promise.all([gateway, launchChromium(chromium!)]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await video?.stop();
  }, 120_000);

  interface Visit {
    readonly place?: string;
    readonly key?: string;
    readonly width?: number;
  }

  /** A visitor who has typed a key in. */
  const visit = async ({ place = '', key = video.gateway.apiKey, width = 1440 }: Visit = {}) => {
    const watched = await openPage(browser, video.gateway.url);
    await watched.page.setViewportSize({ width, height: 900 });
    await watched.page.goto(`${video.gateway.url}/docs/video${place}`);
    await watched.page.fill('#key', key);
    await watched.page.click('#key-form button');
    return watched;
  };

  const order = async (page: Page, prompt: string, seconds = '4') => {
    await expect.poll(() => page.inputValue('#model')).not.toBe('');
    await page.fill('#prompt', prompt);
    await page.selectOption('#seconds', seconds);
    await page.click('#order button');
  };

  /** Text that matches, which is waited for from here: the policy of the page forbids scripts that would wait in it. */
  const waitForText = async (page: Page, selector: string, pattern: RegExp) => {
    const read = () => page.textContent(selector);
    await expect.poll(read, { timeout: 45_000, interval: 50 }).toMatch(pattern);
    return await read();
  };
  const waitForState = (page: Page, pattern: RegExp) => waitForText(page, '#task-state', pattern);
  const waitForTrouble = (page: Page) => waitForText(page, '#trouble', /./u);

  /** Questions about a task: when they were sent, and what the answer said. */
  const recordPolls = ({ page }: Pick<WatchedPage, 'page'>) => {
    const polls: { sentAt: number; pollAfterMs: number; progress: number }[] = [];
    page.on('requestfinished', async (request) => {
      if (!/\/v1\/videos\/task_\w+$/u.test(request.url())) return;
      const { startTime: sentAt } = request.timing();
      const response = await request.response();
      const { progress } = (await response?.json()) as { progress: number };
      const pollAfterMs = Number(response?.headers()['openai-poll-after-ms'] ?? 0);
      polls.push({ sentAt, pollAfterMs, progress });
    });
    return polls;
  };

  it.each([
    { width: 1440, place: '', family: 'vidfam', size: { width: 1280, height: 720 } },
    { width: 390, place: '?profile=vendor', family: 'veo', size: { width: 720, height: 1280 } },
  ])('makes, shows and gives away a video, $width pixels wide', async ({ width, place, family, size }) => {
    const watched = await visit({ place, width });
    const { page } = watched;
    const polls = recordPolls(watched);
    const contents: number[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('response', (response) => {
      if (response.url().includes('/content')) contents.push(response.status());
    });
    await expect.poll(() => page.inputValue('#model')).toContain(`${family}-`);
    await page.fill('#model', `${family}-3.1-generate-preview`);
    await page.selectOption('#ratio', size.height > size.width ? '9:16' : '16:9');
    const buffer = await createPicture({ width: 96, height: 96 });
    await page.setInputFiles('#picture', { name: 'first.png', mimeType: 'image/png', buffer });
    // Longer than the first pause, which is that of a task of which nothing is known.
    await order(page, '[[delay=12s]] A paper boat');
    await waitForState(page, /^In progress:/u);
    expect(await page.getAttribute('#task-state', 'role')).toBe('status');

    const film = await watchPlayer(page, [3.2, 0.4]);
    expect(film).toEqual({ ...size, duration: 4, hasPoster: true, hasEnded: true, jumps: [3.2, 0.4] });
    expect(await page.textContent('#task-state')).toBe(`Ready: 4 seconds, ${size.width}x${size.height}.`);
    expect(contents).toContain(206);
    expect(contents.filter((status) => status !== 200 && status !== 206)).toEqual([]);

    const id = new URL(page.url()).hash.slice(1);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#videos a')]);
    expect(download.suggestedFilename()).toBe(`${id}.mp4`);
    const { bytes } = await video.call('getVideoContent', `/v1/videos/${id}/content`);
    expect((await readFile(await download.path())).equals(bytes)).toBe(true);

    const progress = polls.map((poll) => poll.progress);
    expect(progress[0]).toBeLessThan(50);
    expect(progress.at(-1)).toBe(100);
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    for (const [index, { sentAt, pollAfterMs }] of polls.slice(0, -1).entries())
      expect(polls[index + 1]!.sentAt - sentAt).toBeGreaterThanOrEqual(pollAfterMs);
    expect(addresses.filter((address) => address.includes(video.gateway.apiKey))).toEqual([]);
    expect(watched.complaints).toEqual([]);
    expect(watched.foreignRequests).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.context().close();
  });

  it('says why a task failed', async () => {
    const { page } = await visit();
    await order(page, '[[failed=content_policy_violation]] A boat');
    expect(await waitForState(page, /^Failed:/u)).toContain('(content_policy_violation)');
    expect(await page.locator('video').count()).toBe(0);
    expect(await page.isHidden('#task-progress')).toBe(true);
    await page.context().close();
  });

  it('says what a filter blocked, all or some of it', async () => {
    const { page } = await visit();
    await order(page, '[[filtered]] A boat');
    expect(await waitForState(page, /^Filtered:/u)).toMatch(/blocked a video\. \w/u);
    expect(await page.locator('video').count()).toBe(0);
    const several = await video.submit('[[filtered=1]] Boats', { metadata: { sampleCount: 3 } });
    await page.evaluate(`location.hash = '${several}'`);
    expect(await waitForState(page, /^Ready:/u)).toMatch(/blocked a video\. \w/u);
    expect(await page.locator('video').count()).toBe(2);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Download 2 of 2')]);
    expect(download.suggestedFilename()).toBe(`${several}-1.mp4`);
    await page.context().close();
  });

  it.each([
    ['sk-not-the-right-key', /\(invalid_api_key\)$/u],
    ['ключ', /^The API key has characters that no key has/u],
    ['', /^Enter your API key/u],
  ])('tells who has the key %j that it is none', async (key, message) => {
    const { page } = await visit({ key });
    await page.fill('#model', 'vidfam-3.1-generate-preview');
    await page.fill('#prompt', 'A boat');
    await page.click('#order button');
    expect(await waitForTrouble(page)).toMatch(message);
    expect(new URL(page.url()).hash).toBe('');
    await page.context().close();
  });

  it('leads to the field that was refused', async () => {
    const { page } = await visit();
    await page.selectOption('#resolution', '1080p');
    await order(page, 'A boat');
    await page.waitForSelector('#seconds[aria-invalid]');
    expect(await page.evaluate('document.activeElement.id')).toBe('seconds');
    expect(await page.textContent('.choices + [role=alert]')).toContain('(invalid_value)');
    await page.setInputFiles('#picture', {
      name: 'no.png',
      mimeType: 'image/png',
      buffer: Buffer.from('none'),
    });
    await page.selectOption('#resolution', '720p');
    expect(await page.locator('[aria-invalid]').count()).toBe(0);
    await page.click('#order button');
    await page.waitForSelector('#picture[aria-invalid]');
    expect(await page.textContent('#picture + [role=alert]')).toContain('(invalid_image_file)');
    await page.context().close();
  });

  it('makes one task of an order whose answer was lost', async () => {
    const { page } = await visit();
    const ids: string[] = [];
    await page.route('**/v1/videos', async (route) => {
      const response = await route.fetch();
      ids.push(((await response.json()) as { id: string }).id);
      await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
    });
    await order(page, 'A boat, once');
    expect(await waitForTrouble(page)).toMatch(/^The gateway cannot be reached/u);
    await page.click('#order button');
    await waitForState(page, /^Ready:/u);
    expect(ids).toEqual([ids[0], ids[0]]);
    await page.unroute('**/v1/videos');
    await page.click('#order button');
    await page.waitForURL((url) => url.hash !== `#${ids[0]!}`);
    await page.context().close();
  });

  it('goes on after an answer that was lost, after a reload, and with another task', async () => {
    const { page } = await visit();
    let lost = 0;
    await page.route('**/v1/videos/task_*', async (route) => {
      lost += 1;
      await (lost === 1 ? route.abort() : route.continue());
    });
    await order(page, 'A boat');
    await waitForState(page, /^The gateway cannot be reached, or does not answer. Asking again/u);
    await waitForState(page, /^Ready:/u);
    const first = page.url();
    await page.reload();
    await waitForState(page, /^Ready:/u);
    await page.evaluate(`location.hash = 'task_00000000000000000000000000'`);
    expect(await waitForState(page, /^There is no task/u)).toContain('(task_not_found)');
    expect(await page.locator('video').count()).toBe(0);
    await page.goBack();
    await waitForState(page, /^Ready:/u);
    expect(page.url()).toBe(first);
    await page.context().close();
  });

  it('says that a video cannot be played', async () => {
    const { page } = await visit();
    const id = await video.submit('A boat');
    await video.end(id);
    await page.route('**/content?*', (route) => route.abort());
    await page.evaluate(`location.hash = '${id}'`);
    await waitForState(page, /^The video cannot be played./u);
    await page.context().close();
  });
});

describe.skipIf(chromium === null)('a video of a login', { timeout: 120_000 }, () => {
  let video: VideoGateway;
  let browser: Browser;

  beforeAll(async () => {
    [video, browser] = await Promise.all([createVideoGateway(), launchChromium(chromium!)]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await video?.stop();
  }, 120_000);

  it('plays and seeks on a page of the gateway, by its cookie alone', async () => {
    const id = await video.submit('A paper boat');
    await video.end(id);
    const { page, complaints } = await openPage(browser, video.gateway.url);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/content')) statuses.push(response.status());
    });
    await page.goto(`${video.gateway.url}/docs/video`);
    const credentials = JSON.stringify({ username: 'admin', password: testPassword, session: 'cookie' });
    const tasks = await page.evaluate<{ id: string; state: string }[]>(`(async () => {
      const body = ${JSON.stringify(credentials)};
      await fetch('/api/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { data } = await (await fetch('/api/user/tasks')).json();
      const player = document.createElement('video');
      player.preload = 'metadata';
      player.src = '/api/user/tasks/' + data.tasks[0].id + '/content';
      document.body.append(player);
      return data.tasks;
    })()`);
    expect(tasks).toContainEqual(expect.objectContaining({ id, state: 'completed' }));
    const film = await watchPlayer(page, [3.2, 0.4]);
    expect(film).toMatchObject({ duration: 4, hasPoster: true, hasEnded: true, jumps: [3.2, 0.4] });
    expect(statuses).toContain(206);
    expect(statuses.filter((status) => status !== 200 && status !== 206)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
