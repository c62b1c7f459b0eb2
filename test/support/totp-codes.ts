import { setTimeout as sleep } from 'node:timers/promises';
import { generate } from 'otplib';

const stepMs = 30_000;

/** A step that ends sooner is waited for: a code must not grow old on its way. */
const leastLeftMs = 2_500;

/** The code that an authenticator shows so many steps of 30 seconds from now. */
export async function createTotpCode(secret: string, stepsFromNow = 0): Promise<string> {
  const leftMs = stepMs - (Date.now() % stepMs);
  if (leftMs < leastLeftMs) await sleep(leftMs + 1);
  return await generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsFromNow * 30 });
}

/** A code that no authenticator shows near this time. */
export async function createWrongCode(secret: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => createTotpCode(secret, steps)));
  const codes = ['000000', '111111', '222222', '333333', '444444', '555555'];
  return codes.find((code) => !near.includes(code)) ?? '';
}
