/** Which profile the page shows: the query says so. Points the links of the bar at it. */
(() => {
  const asked = new URLSearchParams(location.search).get('profile');
  const profile = asked === 'vendor' ? 'vendor' : 'neutral';
  const infix = profile === 'vendor' ? '.vendor' : '';

  for (const link of document.querySelectorAll('#profiles a')) {
    if (link.dataset.profile === profile) link.setAttribute('aria-current', 'true');
  }
  for (const link of document.querySelectorAll('#files a')) {
    const href = link.getAttribute('href').replace(/\.(json|yaml)$/, `${infix}.$1`);
    link.setAttribute('href', href);
    link.textContent = href.slice(1);
  }
  for (const link of document.querySelectorAll('#pages a')) {
    if (profile === 'vendor') link.setAttribute('href', `${link.getAttribute('href')}?profile=vendor`);
  }
  window.specwayProfile = {
    name: profile,
    versionHeader: profile === 'vendor' ? 'anthropic-version' : 'msg-version',
    documentUrl: (kind) => `/${kind}${infix}.json`,
  };
})();
