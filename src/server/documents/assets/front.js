/** Makes addresses of the paths of the page, as clients reach the gateway, or as this browser does where that is not known. */
(() => {
  const origin = document.documentElement.dataset.publicUrl ?? location.origin;
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = origin + place.dataset.address.replace(/^\/$/, '');
})();
