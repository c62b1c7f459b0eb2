import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser of this machine: SPECWAY_TEST_CHROMIUM, or where installers put one; `null` without any. */
export function findChromium(): string | null {
  const { SPECWAY_TEST_CHROMIUM: chosen } = process.env;
  if (chosen) return chosen;
  return places.find((path) => existsSync(path)) ?? null;
}

/** What to do where there is no browser. */
export const missingChromium =
  'Skipped: there is no Chromium on this machine. Install one (Debian: apt-get install chromium) or name it in SPECWAY_TEST_CHROMIUM.';

/** Starts a browser without a window. It asks the network for nothing by itself. */
export async function launchChromium(
  executablePath: string,
  moreArgs: readonly string[] = [],
): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...moreArgs,
    ],
  });
}
