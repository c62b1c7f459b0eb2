import { pages, type ClientAddress, type Link } from './render-page.ts';

/** What a client is given as its base address, for each family of operations. assets/front.js puts before the path where clients find the gateway. */
const addresses: readonly Link[] = [
  { href: '/v1', text: 'Images, videos, voice and the list of models' },
  { href: '/', text: 'Messages, <code>/v1/messages</code>' },
  { href: '/', text: 'Content generation, <code>:generateContent</code>' },
];

/** The page at the root. No script or style stands in it. */
export function renderFront({ publicUrl, isApart }: ClientAddress): string {
  return `
<div class="front">
<h1>Specway</h1>
<p>A gateway in front of AI models: one API key and one published contract for chat, images, video and realtime voice.</p>
<h2>Pages</h2>
${renderPageList()}
<h2>Point a client here</h2>
${isApart && publicUrl === null ? apartHint : ''}<dl>
${addresses.map(({ href, text }) => `<dt>${text}</dt><dd><code data-address="${href}">${href}</code></dd>`).join('\n')}
</dl>
<p>See which models are served:</p>
<pre tabindex="0"><code>curl <span data-address="/v1/models">/v1/models</span> -H "authorization: Bearer $KEY"</code></pre>
<p>The contract as files: <a href="/openapi.json">openapi.json</a>, <a href="/asyncapi.json">asyncapi.json</a>, and the same for
clients of vendors: <a href="/openapi.vendor.json">openapi.vendor.json</a>, <a href="/asyncapi.vendor.json">asyncapi.vendor.json</a>.
How it is: <a href="/healthz">/healthz</a>, <a href="/readyz">/readyz</a>.</p>
</div>
`;
}

const apartHint = `<p id="apart">This is the address of operators. Clients come to another one, which stands here once
<code>publicUrl</code> in <code>specway.yaml</code> names it.</p>
`;

/** Links to the pages, each with what is there. */
export function renderPageList(): string {
  const items = pages.map(({ href, text, about = '' }) => `<li><a href="${href}">${text}</a>: ${about}</li>`);
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
