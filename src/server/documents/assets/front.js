/** Makes addresses of the paths of the page, as this browser reaches the gateway. */
(() => {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = location.origin + place.dataset.address.replace(/^\/$/, '');
})();
