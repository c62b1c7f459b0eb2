/** What differs from page to page. */
export interface Page {
  readonly title: string;
  /** The page's own path, marked in the navigation. */
  readonly path: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** HTML for the bar, beside the navigation; default none. */
  readonly tools?: string;
  /** HTML below the bar; default none, for what its scripts draw. */
  readonly content?: string;
}

/** Where clients find the gateway, as far as that is known. */
export interface ClientAddress {
  /** `null` where it is not configured: then a page names the address at which it is read. */
  readonly publicUrl: string | null;
  /** Whether pages are at another address than clients. */
  readonly isApart: boolean;
}

/** Where a page leads to. */
export interface Link {
  readonly href: string;
  readonly text: string;
  /** What is there, in a sentence without its stop. */
  readonly about?: string;
}

/** The pages, in the order of the navigation. */
export const pages: readonly Link[] = [
  { href: '/docs/', text: 'HTTP API', about: 'every operation, to read and to try' },
  { href: '/docs/events', text: 'Events', about: 'what streams and realtime sessions send' },
  { href: '/docs/video', text: 'Video', about: 'make a video and watch it' },
  { href: '/docs/realtime', text: 'Voice', about: 'talk with a model' },
];

/** The contract as files; the scripts of the pages point these links at the profile that is shown. */
const files: readonly Link[] = [
  { href: '/openapi.json', text: 'openapi.json' },
  { href: '/openapi.yaml', text: 'openapi.yaml' },
  { href: '/asyncapi.json', text: 'asyncapi.json' },
  { href: '/asyncapi.yaml', text: 'asyncapi.yaml' },
];

/**
 * The HTML of a page: navigation, one element for what it shows, and its scripts. No script or style stands in it.
 * `addressOf` says under which address a file is loaded.
 */
export function renderPage(
  page: Page,
  {
    addressOf,
    clients: { publicUrl },
  }: { readonly addressOf: (path: string) => string; readonly clients: ClientAddress },
): string {
  const { title, path, styles, scripts, tools = '', content = '' } = page;
  return `<!doctype html>
<html lang="en"${publicUrl === null ? '' : ` data-public-url="${publicUrl}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${addressOf('/docs/assets/icon.svg')}">
${[...styles, '/docs/assets/page.css'].map((href) => `<link rel="stylesheet" href="${addressOf(href)}">`).join('\n')}
<script src="${addressOf('/docs/assets/theme.js')}"></script>
</head>
<body>
<header class="specway-bar">
<a class="specway-name" href="/">Specway</a>
<nav aria-label="Pages" id="pages">${pages.map((link) => renderLink(link, path)).join('')}</nav>
<nav aria-label="Profile" id="profiles"><span>Profile</span><a href="?profile=neutral" data-profile="neutral">Neutral</a><a href="?profile=vendor" data-profile="vendor">Vendor</a></nav>
${tools}
<details id="files"><summary>Contract</summary><nav aria-label="Files">${files.map((link) => renderLink(link, path)).join('')}</nav></details>
</header>
<noscript>This page needs JavaScript. The files linked above say the same.</noscript>
<main id="viewer">${content}</main>
${['/docs/assets/profile.js', ...scripts].map((src) => `<script src="${addressOf(src)}"></script>`).join('\n')}
</body>
</html>
`;
}

function renderLink({ href, text }: Link, current: string): string {
  return `<a href="${href}"${href === current ? ' aria-current="page"' : ''}>${text}</a>`;
}
