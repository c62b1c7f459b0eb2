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

interface Link {
  readonly href: string;
  readonly text: string;
}

const pages: readonly Link[] = [
  { href: '/docs/', text: 'HTTP API' },
  { href: '/docs/events', text: 'Event streams and realtime' },
  { href: '/docs/video', text: 'Video' },
  { href: '/docs/realtime', text: 'Voice' },
];

/** The contract as files; the scripts of the pages point these links at the profile that is shown. */
const files: readonly Link[] = [
  { href: '/openapi.json', text: 'openapi.json' },
  { href: '/openapi.yaml', text: 'openapi.yaml' },
  { href: '/asyncapi.json', text: 'asyncapi.json' },
  { href: '/asyncapi.yaml', text: 'asyncapi.yaml' },
];

/** The HTML of a page: navigation, one element for what it shows, and its scripts. No script or style stands in it. */
export function renderPage({ title, path, styles, scripts, tools = '', content = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/docs/assets/icon.svg">
${[...styles, '/docs/assets/page.css'].map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<header class="specway-bar">
<span class="specway-name">Specway</span>
<nav aria-label="Pages">${pages.map((link) => renderLink(link, path)).join('')}</nav>
<nav aria-label="Profile" id="profiles">
<a href="?profile=neutral" data-profile="neutral">Neutral profile</a><a href="?profile=vendor" data-profile="vendor">Vendor profile</a>
</nav>
${tools}
<nav aria-label="Files" id="files">${files.map((link) => renderLink(link, path)).join('')}</nav>
</header>
<noscript>This page needs JavaScript. The files linked above say the same.</noscript>
<main id="viewer">${content}</main>
${['/docs/assets/profile.js', ...scripts].map((src) => `<script src="${src}"></script>`).join('\n')}
</body>
</html>
`;
}

function renderLink({ href, text }: Link, current: string): string {
  return `<a href="${href}"${href === current ? ' aria-current="page"' : ''}>${text}</a>`;
}
