import type { IncomingMessage } from 'node:http';
import { renderPageList } from './front-content.ts';

const html = Buffer.from(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Specway: nothing here</title>
<link rel="icon" type="image/svg+xml" href="/docs/assets/icon.svg">
<link rel="stylesheet" href="/docs/assets/front.css">
<link rel="stylesheet" href="/docs/assets/page.css">
</head>
<body>
<header class="specway-bar"><a class="specway-name" href="/">Specway</a></header>
<main class="front">
<h1>There is nothing at this path</h1>
<p>This is a gateway in front of AI models. Its <a href="/">first page</a> says where clients are to be pointed; further there are</p>
${renderPageList()}
</main>
</body>
</html>
`);

/** The path is not repeated: a key that was meant for the query may stand in it. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept',
};

/** What somebody sees who reads with a browser and has followed a wrong link. Programs get the error of the area. */
export const unknownPathPage = { html, headers };

/** Whether HTML is asked for by name, as browsers do when they open a page; asking for anything is not. */
export function asksForPage({ method, headers: { accept = '' } }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return accept
    .toLowerCase()
    .split(',')
    .some((range) => /^\s*text\/html\s*(?:;(?!\s*q=0(?:\.0*)?\s*$).*)?$/.test(range));
}
