import type { Browser, Page } from 'playwright-core';

/** A tab and everything in it that a visitor should never meet. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings (violations of the content security policy are errors), exceptions, failed requests. */
  readonly complaints: readonly string[];
  /** Requests to other origins than `origin`. */
  readonly foreignRequests: readonly string[];
}

/** Opens a tab of its own, with empty storage. */
export async function openPage(browser: Browser, origin: string): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const complaints: string[] = [];
  const foreignRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A player lets go of what it does not need: it jumps elsewhere, or has read enough.
    if (request.resourceType() === 'media' && reason === 'net::ERR_ABORTED') return;
    complaints.push(`${request.url()} failed: ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') foreignRequests.push(request.url());
  });
  return { page, complaints, foreignRequests };
}
